import { createOrder, paymentSucceeded } from '@izlog/contract/ecommerce/orders/order-create';
import {
  changeOrderState,
  getStaffOrder,
  refundOrder,
  settleOrderAttention,
  settleRefund,
} from '@izlog/contract/ecommerce/orders/order-staff';
import { cancelOwnOrder, getOrder } from '@izlog/contract/ecommerce/orders/order-web';
import { listPaymentKeys, savePaymentKeys } from '@izlog/contract/ecommerce/payment-keys';
import { type KeyedProviderCode, keyedProviderCodes } from '@izlog/contract/ecommerce/payment-providers';
import { login } from '@izlog/contract/user/login';
import { proveStaff } from '@izlog/contract/user/proof';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '#platform/services/people/account/user.tables.ts';
import { buildStaff } from '#test/builders/account.ts';
import { buildOrder, buildReadyCart } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { type FakeProviders, startFakeProviders } from '#test/fakes/fake-providers.ts';
import { startPlatform, type TestPlatform } from '#test/kit.ts';
import { ageRefund, deliverMessage, formFieldsOf, type PlacedOrder } from '#test/payment-messages.ts';
import { runOrderClock } from '../state/order-jobs.ts';
import type { ProviderMessage } from './payment-provider.ts';
import { subscriptionTaxes } from './providers/paypal/subscription-taxes.ts';
import { fakePayPal } from './providers/paypal/test/fake-paypal.ts';
import { fakes as fakesByCode, formFakes } from './providers/test/fakes.ts';

let fakes: FakeProviders;
let platform: TestPlatform;
let stop: () => Promise<void>;
const staff = { as: 'staff' } as const;

beforeAll(async () => {
  fakes = await startFakeProviders();
  ({ platform, stop } = await startPlatform({ TRUST_PROXY: '1', PAYMENT_STAND_IN: fakes.url }));
  for (const gateway of keyedProviderCodes) {
    await platform.call(savePaymentKeys, { gateway, keys: { ...fakesByCode[gateway].keys } }, staff);
  }
});
afterAll(async () => {
  await stop();
  await fakes.stop();
});

const deliver = (gateway: KeyedProviderCode, message: ProviderMessage) =>
  deliverMessage(platform, gateway, message);
const age = (refundId: number) => ageRefund(platform, refundId);

const read = ({ orderSlug: slug, orderKey: key }: PlacedOrder) => platform.call(getOrder, { slug, key });

test('[ORDER-017] while a bank is asked nothing of the order is locked', async () => {
  const locked: string[] = [];
  fakes.meanwhile = async () => {
    const { db } = await platform.ctx();
    for (const table of ['orders', 'carts', 'stock_levels', 'order_numbers', 'payments'])
      await db
        .execute(sql`select 1 from ${sql.raw(table)} for update nowait`)
        .catch(() => void locked.push(table));
  };
  const items = [
    { productId: await buildProduct(platform, { stock: { isTracked: true, quantity: 5 } }), qty: 1 },
  ];
  const before = fakes.calls.length;

  const placed = await buildOrder(platform, 'paypal', { items }).finally(() => (fakes.meanwhile = undefined));

  expect(placed.orderSlug).toMatch(/^\d{4}-\d{6}$/);
  expect(fakes.calls.length).toBeGreaterThan(before);
  expect(locked).toEqual([]);
});

test('money that staff did not find at the bank is taken back into the order, and can be given anew', async () => {
  const [, , monri] = formFakes;
  if (monri?.code !== 'monri') throw new Error('no Monri');
  const placed = await buildOrder(platform, 'monri');
  const slug = placed.orderSlug;
  const atBank = { amount: 2450, currency: 'EUR', state: 'approved' as const, refunded: 0 };
  fakes.payments.set(monri.referenceOf(formFieldsOf(placed)), atBank);
  const door = 'https://prvi.test/api/v2/ecommerce/payment/return/1/monri';
  await deliver('monri', monri.returns(formFieldsOf(placed), 'approved', door));
  fakes.isDown = true;
  const lost = await platform.refusal(refundOrder, { slug, key: 'povrat-prvi', amount: 10 }, staff);
  fakes.isDown = false;
  expect(lost).toMatchObject({ code: 'REFUND_PENDING' });
  const { refunds } = await platform.call(getStaffOrder, { slug }, staff);
  const refundId = refunds[0]?.id ?? 0;
  await age(refundId);
  const seen = { slug, refundId, isGiven: false, reason: 'Banka nema povrata' };

  const closed = await platform.call(settleRefund, seen, staff);
  await platform.call(settleRefund, seen, staff);

  expect(closed).toMatchObject({
    prices: { refundedTotal: 0 },
    refunds: [{ state: 'failed', isStuck: false }],
  });
  const { events } = await platform.call(getStaffOrder, { slug }, staff);
  expect(events.filter(({ kind }) => kind === 'refundFoundNotGiven')).toHaveLength(1);
  await platform.call(refundOrder, { slug, key: 'povrat-drugi', amount: 10 }, staff);
  expect(atBank.refunded).toBe(1000);
  const unknown = { ...seen, refundId: 999_999 };
  expect(await platform.refusal(settleRefund, unknown, staff)).toMatchObject({ code: 'NOT_FOUND' });
});

test('wspay: an amount that was not signed is asked for, and another one is refused', async () => {
  const [, wspay] = formFakes;
  if (wspay?.code !== 'wspay') throw new Error('no wspay');
  const placed = await buildOrder(platform, 'wspay');
  const fields = formFieldsOf(placed);
  fakes.payments.set(wspay.referenceOf(fields), {
    amount: 100,
    currency: 'EUR',
    state: 'approved',
    refunded: 0,
  });

  const answer = await deliver('wspay', wspay.returns(fields, 'approved', 'https://prvi.test/x'));

  expect(new URL(String(answer.headers.location)).pathname).toBe('/naplata/neuspjesna');
  expect(await read(placed)).toMatchObject({ state: 'awaitingPayment', isPaid: false });
});

test('wspay: while the bank is down a return leads to the order, and the shop asks again later', async () => {
  const [, wspay] = formFakes;
  if (!wspay) throw new Error('no wspay');
  const placed = await buildOrder(platform, 'wspay');
  const fields = formFieldsOf(placed);
  fakes.payments.set(wspay.referenceOf(fields), {
    amount: 2450,
    currency: 'EUR',
    state: 'approved',
    refunded: 0,
  });

  fakes.isDown = true;
  const answer = await deliver('wspay', wspay.returns(fields, 'approved', 'https://prvi.test/x'));
  fakes.isDown = false;

  expect(new URL(String(answer.headers.location)).pathname).toBe('/naplata/uspjesna');
  expect(await read(placed)).toMatchObject({ state: 'awaitingPayment' });
  await runOrderClock(platform.kernel, new Date(Date.now() + 20 * 60_000));
  expect(await read(placed)).toMatchObject({ state: 'paid' });
});

test('wspay: what nobody has signed settles nothing when the shop asks, and gives nothing back', async () => {
  const [, wspay] = formFakes;
  if (!wspay) throw new Error('no wspay');
  const placed = await buildOrder(platform, 'wspay');
  const atBank = { amount: 2450, currency: 'EUR', state: 'approved' as const, refunded: 0 };
  fakes.payments.set(wspay.referenceOf(formFieldsOf(placed)), atBank);
  const unsigned = (body: string) => body.replace(/"Signature":"[^"]*"/, '"Signature":"00"');
  const clock = (minutes: number) => runOrderClock(platform.kernel, new Date(Date.now() + minutes * 60_000));

  fakes.tamper = unsigned;
  await clock(20).finally(() => (fakes.tamper = undefined));
  expect(await read(placed)).toMatchObject({ state: 'awaitingPayment', isPaid: false });
  await clock(40);
  expect(await read(placed)).toMatchObject({ state: 'paid' });

  fakes.tamper = unsigned;
  const input = { slug: placed.orderSlug, key: 'povrat-bez-potpisa', amount: 10 };
  const refused = await platform.refusal(refundOrder, input, staff).finally(() => (fakes.tamper = undefined));
  expect(refused).toMatchObject({ status: 503, code: 'PAYMENT_UNAVAILABLE' });
  const { refunds } = await platform.call(getStaffOrder, { slug: placed.orderSlug }, staff);
  expect([refunds.map(({ state }) => state), atBank.refunded]).toEqual([['failed'], 0]);
});

test('a refund that nobody finished is told to staff after ten minutes, once, and the clock moves no money', async () => {
  const [, , monri] = formFakes;
  if (monri?.code !== 'monri') throw new Error('no Monri');
  const placed = await buildOrder(platform, 'monri');
  const slug = placed.orderSlug;
  fakes.payments.set(monri.referenceOf(formFieldsOf(placed)), {
    amount: 2450,
    currency: 'EUR',
    state: 'approved',
    refunded: 0,
  });
  await deliver(
    'monri',
    monri.returns(
      formFieldsOf(placed),
      'approved',
      'https://prvi.test/api/v2/ecommerce/payment/return/1/monri',
    ),
  );
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  // The bank was asked and has not answered yet: here a process may die.
  fakes.meanwhile = () => {
    fakes.meanwhile = undefined;
    asked.resolve();
    return answer.promise;
  };
  const refund = platform.call(refundOrder, { slug, key: 'povrat-prekinut', amount: 10 }, staff);
  await asked.promise;
  const refundsAsked = () => fakes.calls.filter((call) => call.includes('refund')).length;
  const before = refundsAsked();
  const look = async (minutes: number) => {
    await runOrderClock(platform.kernel, new Date(Date.now() + minutes * 60_000));
    const { attention, events, refunds, prices } = await platform.call(getStaffOrder, { slug }, staff);
    const told = events.filter(({ note }) => note === 'refundStuck').length;
    return { attention, told, state: refunds[0]?.state, refunded: prices.refundedTotal };
  };

  expect(await look(5)).toEqual({ attention: null, told: 0, state: 'asked', refunded: 10 });
  expect(await look(11)).toEqual({ attention: 'refundStuck', told: 1, state: 'asked', refunded: 10 });
  await platform.call(settleOrderAttention, { slug, attention: 'refundStuck' }, staff);
  expect(await look(12)).toEqual({ attention: null, told: 1, state: 'asked', refunded: 10 });
  expect(refundsAsked()).toBe(before);
  const { db } = await platform.ctx();
  const { rows } = await db.execute(sql`
    select count(*)::int as mails from mails m join orders o on m.key like 'order ' || o.id || ' refundStuck%'
    where o.slug = ${slug} and o.site_id = 1`);
  expect(rows[0]?.mails).toBeGreaterThan(0);

  answer.resolve();
  await Promise.allSettled([refund]);
});

const payPalOf = (placed: PlacedOrder) => {
  if (typeof placed.html === 'string') throw new Error('no PayPal');
  return placed.html;
};

test('[ORDER-008, ORDER-009, ORDER-010, ORDER-011] PayPal: an object for the buttons, captured on our server after the approval', async () => {
  const placed = await buildOrder(platform, 'paypal');
  const buttons = payPalOf(placed);
  expect(buttons).toMatchObject({ isSubscription: false, plan_id: '', quantity: '', total: 24.5 });
  expect(buttons.scriptUrl).toContain('https://www.paypal.com/sdk/js?client-id=paypal-klijent&currency=EUR');
  const order = fakePayPal.orders.get(buttons.orderId);
  expect(order).toMatchObject({ value: '24.50', currency: 'EUR', status: 'CREATED' });

  // The browser says so before PayPal does.
  const early = await platform.call(paymentSucceeded, {
    id: buttons.orderId,
    details: {},
    internalRedirect: true,
  });
  expect(await read(placed)).toMatchObject({ isPaid: false });
  expect(new URL(early.url).pathname).toBe('/naplata/uspjesna');
  if (order) order.status = 'APPROVED';
  const { url } = await platform.call(paymentSucceeded, {
    id: buttons.orderId,
    details: { id: buttons.orderId },
  });

  expect(new URL(url).searchParams.get('orderSlug')).toBe(placed.orderSlug);
  expect(order?.status).toBe('COMPLETED');
  expect(await read(placed)).toMatchObject({ state: 'paid' });
  expect(await platform.call(paymentSucceeded, { id: buttons.orderId, details: {} })).toEqual({ url });
  fakes.losesAnswersTo = /refund/;
  const slug = placed.orderSlug;
  const lost = await platform.refusal(refundOrder, { slug, key: 'pp-povrat', amount: 24.5 }, staff);
  fakes.losesAnswersTo = undefined;
  expect(lost).toMatchObject({ code: 'REFUND_PENDING' });
  const { refunds } = await platform.call(getStaffOrder, { slug }, staff);
  await age(refunds[0]?.id ?? 0);

  await runOrderClock(platform.kernel, new Date());

  const refunded = await platform.call(getStaffOrder, { slug }, staff);
  expect(refunded).toMatchObject({ state: 'refunded', attention: null, refunds: [{ state: 'done' }] });
  // Asked twice, by the id under which PayPal gives once.
  expect(fakes.calls.filter((call) => /captures.*refund/.test(call))).toHaveLength(2);
  expect(fakePayPal.refunds.size).toBe(1);
});

test('[ORDER-016] PayPal: what the buyer agreed to is not taken for an order that they, or staff, ended before', async () => {
  const placed = await buildOrder(platform, 'paypal');
  const buttons = payPalOf(placed);
  const order = fakePayPal.orders.get(buttons.orderId);
  await platform.call(cancelOwnOrder, { slug: placed.orderSlug, key: placed.orderKey });
  if (order) order.status = 'APPROVED';

  const { url } = await platform.call(paymentSucceeded, { id: buttons.orderId, details: {} });
  await runOrderClock(platform.kernel, new Date(Date.now() + 30 * 60_000));

  expect(order?.status).toBe('APPROVED');
  expect(new URL(url).pathname).toBe('/naplata/neuspjesna');
  expect(await read(placed)).toMatchObject({ state: 'cancelled', isPaid: false, heldTotal: 0 });
});

test('PayPal: a capture of another sum, and an id nobody knows, pay nothing', async () => {
  const placed = await buildOrder(platform, 'paypal');
  const buttons = payPalOf(placed);
  const order = fakePayPal.orders.get(buttons.orderId);
  if (order) Object.assign(order, { status: 'APPROVED', value: '1.00' });

  const { url } = await platform.call(paymentSucceeded, { id: buttons.orderId, details: {} });

  expect(new URL(url).pathname).toBe('/naplata/neuspjesna');
  expect(await read(placed)).toMatchObject({ isPaid: false });
  expect(await platform.refusal(paymentSucceeded, { id: 'NEMA', details: {} })).toMatchObject({
    status: 404,
  });
  fakes.isDown = true;
  expect(await platform.refusal(paymentSucceeded, { id: buttons.orderId, details: {} })).toMatchObject({
    status: 503,
  });
  fakes.isDown = false;
});

test('[ORDER-013] PayPal: a subscription must be active with our plan; no tax outside Germany', async () => {
  const plan = { sku: 'PRETPLATA-1', label: { hrv: 'Mjesečno' }, price: 900 };
  const productId = await buildProduct(platform, {
    sku: 'CASOPIS',
    customOptions: [
      { title: 'Subscription', label: {}, optionType: 'text', inputType: 'dropdown', values: [plan] },
    ],
  });
  const options = { customPriceOption: { title: 'Subscription', sku: plan.sku } };
  const given = { items: [{ productId, qty: 2, options }], deliveryMethodId: null };
  const placed = await buildOrder(platform, 'paypal', given);
  const buttons = payPalOf(placed);
  expect(buttons).toMatchObject({
    isSubscription: true,
    plan_id: 'P-PLAN1',
    quantity: '2',
    plan: { taxes: { percentage: '0', inclusive: false } },
  });
  expect(buttons.scriptUrl).toContain('intent=subscription');
  expect([subscriptionTaxes('DE'), subscriptionTaxes('HR')]).toEqual([
    undefined,
    { percentage: '0', inclusive: false },
  ]);

  fakePayPal.subscriptions.set('I-DRUGA', { status: 'ACTIVE', plan_id: 'P-JEFTIN', quantity: '2' });
  const wrong = await platform.call(paymentSucceeded, {
    id: buttons.orderId,
    details: { subscriptionID: 'I-DRUGA' },
  });
  expect(new URL(wrong.url).pathname).toBe('/naplata/neuspjesna');
  fakePayPal.subscriptions.set('I-NASA', { status: 'ACTIVE', plan_id: 'P-PLAN1', quantity: '2' });
  await platform.call(paymentSucceeded, { id: buttons.orderId, details: { subscriptionID: 'I-NASA' } });
  expect(await read(placed)).toMatchObject({ state: 'paid' });

  const second = await buildOrder(platform, 'paypal', given);
  await platform.call(paymentSucceeded, {
    id: payPalOf(second).orderId,
    details: { subscriptionID: 'I-NASA' },
  });
  expect(await read(second)).toMatchObject({ isPaid: false });
});

/** The buyer was charged for an order; gives how PayPal, or somebody in its name, tells so. */
function captured(placed: PlacedOrder, captureId: string) {
  const order = fakePayPal.orders.get(payPalOf(placed).orderId);
  if (order) Object.assign(order, { status: 'COMPLETED', captureId });
  const rawBody = JSON.stringify({
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource: { id: captureId, custom_id: order?.reference },
  });
  return (signature: string, certificate = 'https://api.paypal.com/cert') =>
    platform.app.inject({
      method: 'POST',
      url: '/api/v2/ecommerce/payment/notice/1/paypal',
      headers: {
        'content-type': 'application/json',
        'paypal-transmission-id': '1',
        'paypal-transmission-time': '2026-11-21T08:00:00Z',
        'paypal-transmission-sig': signature,
        'paypal-cert-url': certificate,
      },
      payload: rawBody,
    });
}

test('[ORDER-016] PayPal: a capture that it tells of when staff have ended the order is held for people, once; a forged word of it is nothing', async () => {
  const email = 'kasni-paypal@kupci.test';
  const placed = await buildOrder(platform, 'paypal', { email });
  const slug = placed.orderSlug;
  await platform.call(changeOrderState, { slug, state: 'cancelled' }, staff);
  const send = captured(placed, 'CAP-KASNO');
  const seen = async () => {
    const { state, attention, isPaid, paidTotal } = await platform.call(getStaffOrder, { slug }, staff);
    return { state, attention, isPaid, paidTotal };
  };

  expect((await send('kriva')).statusCode).toBe(400);
  expect(await seen()).toEqual({ state: 'cancelled', attention: null, isPaid: false, paidTotal: 0 });
  for (const again of [1, 2]) expect((await send('prava')).statusCode, `${again}`).toBe(200);

  expect(await seen()).toEqual({
    state: 'cancelled',
    attention: 'paidAfterEnd',
    isPaid: false,
    paidTotal: 24.5,
  });
  const mails = (await mailsTo(platform, email)).map(({ template, data }) => data.state ?? template);
  expect(mails).toEqual(['cancelled', 'paidAfterEnd']);
});

test('PayPal: a notice counts when PayPal says that it wrote it', async () => {
  const placed = await buildOrder(platform, 'paypal');
  const send = captured(placed, 'CAP-9');

  expect((await send('kriva', 'https://api.paypal.com/cert')).statusCode).toBe(400);
  expect((await send('prava', 'https://paypal.com.zlo.example/cert')).statusCode).toBe(400);
  expect(await read(placed)).toMatchObject({ isPaid: false });
  expect((await send('prava', 'https://api.paypal.com/cert')).statusCode).toBe(200);
  expect(await read(placed)).toMatchObject({ state: 'paid' });
});

test('keys of gateways are kept encrypted, shown by name only, and are of one site', async () => {
  const shown = await platform.call(listPaymentKeys, {}, staff);
  expect(shown.find(({ gateway }) => gateway === 'wspay')).toMatchObject({
    isSetUp: true,
    mode: 'test',
    names: ['mode', 'secretKey', 'shopId'],
  });
  expect(JSON.stringify(shown)).not.toContain('tajna');
  const { db } = await platform.ctx();
  const { rows } = await db.execute(sql`select * from payment_keys`);
  expect(JSON.stringify(rows)).not.toContain('tajna');
  expect(
    (await platform.call(listPaymentKeys, {}, { as: 'staff', site: 2 })).some(({ isSetUp }) => isSetUp),
  ).toBe(false);
  const wrong = {
    gateway: 'wspay',
    keys: { mode: 'test', shopId: 'X', secretKey: 'Y', host: 'https://zlo.example' },
  } as const;
  expect(await platform.refusal(savePaymentKeys, wrong, staff)).toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(
    (
      await platform.app.inject({
        method: 'POST',
        url: '/api/v2/ecommerce/payment/notice/2/wspay',
        payload: {},
      })
    ).statusCode,
  ).toBe(404);
});

test('payment keys are neither set nor removed in a login older than ten minutes, before the password is said again', async () => {
  const colleague = await buildStaff(platform);
  const { tokens } = await platform.call(login, { username: colleague.email, password: colleague.password });
  const as = { headers: { accessToken: tokens.accessToken } };
  const { db } = await platform.ctx();
  const past = { createdAt: new Date(Date.now() - 601_000), provedAt: null };
  await db.update(sessions).set(past).where(eq(sessions.userId, colleague.id));
  const keys = { gateway: 'wspay', keys: { ...fakesByCode.wspay.keys } } as const;

  for (const change of [keys, { ...keys, keys: null }])
    expect(await platform.refusal(savePaymentKeys, change, as)).toMatchObject({ code: 'PROOF_REQUIRED' });
  await platform.call(proveStaff, { password: colleague.password }, as);

  expect(await platform.call(savePaymentKeys, keys, as)).toContainEqual(
    expect.objectContaining({ gateway: 'wspay', isSetUp: true }),
  );
});

test('[ORDER-026] a gateway that cannot be reached refuses the order for now; the same cart can be tried again', async () => {
  const cart = await buildReadyCart(platform, 'paypal');

  fakes.isDown = true;
  expect(await platform.refusal(createOrder, cart)).toMatchObject({
    status: 503,
    code: 'PAYMENT_UNAVAILABLE',
  });
  fakes.isDown = false;

  const placed = await platform.call(createOrder, cart);
  expect(typeof placed.html).toBe('object');
  const { payments } = await platform.call(getStaffOrder, { slug: placed.orderSlug }, staff);
  expect(payments).toHaveLength(1);
});

test('card testing is slowed by order, by address and by refused cards, while others go on buying', async () => {
  const cart = await buildReadyCart(platform, 'sandbox');
  const tester = { headers: { 'x-forwarded-for': '203.0.113.7' } };
  const codes: (string | undefined)[] = [];
  for (let press = 0; press < 14; press++) {
    codes.push(
      await platform.call(createOrder, cart, tester).then(
        () => 'ok',
        (error: { code?: string }) => error.code,
      ),
    );
  }
  expect(codes.filter((one) => one === 'ok')).toHaveLength(12);
  expect(codes.slice(12)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);

  const [corvuspay] = formFakes;
  if (!corvuspay) throw new Error('no corvuspay');
  const from = { headers: { 'x-forwarded-for': '203.0.113.8' } };
  const outcomes: string[] = [];
  for (let card = 0; card < 17; card++) {
    const given = await buildReadyCart(platform, 'corvuspay');
    const placed = await platform.call(createOrder, given, from).catch(() => undefined);
    outcomes.push(placed ? 'ok' : 'slowed');
    if (placed) {
      const message = corvuspay.returns(formFieldsOf(placed), 'refused', 'https://prvi.test/x');
      await deliver('corvuspay', message);
    }
  }
  expect(outcomes).toEqual([...Array<string>(15).fill('ok'), 'slowed', 'slowed']);

  const honest = await buildReadyCart(platform, 'corvuspay');
  expect(
    await platform.call(createOrder, honest, { headers: { 'x-forwarded-for': '203.0.113.9' } }),
  ).toMatchObject({
    paymentType: 'corvuspay',
  });
});
