import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { addCartItem } from '@izlog/contract/ecommerce/cart/cart-items';
import { createOrder } from '@izlog/contract/ecommerce/orders/order-create';
import {
  changeOrderState,
  getStaffOrder,
  settleOrderAttention,
} from '@izlog/contract/ecommerce/orders/order-staff';
import { getOrder } from '@izlog/contract/ecommerce/orders/order-web';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Ctx } from '#platform/kernel/context.ts';
import { behindALock } from '#test/behind-a-lock.ts';
import { buildDeliveryMethod, buildOrder, buildPaymentMethod, fromOwnAddress } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { openCrashingDatabase } from '#test/fakes/crashing-database.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';
import { handleMessage } from '../payment/handle-message.ts';
import { MessageRefused, type PaymentOutcome, type ProviderMessage } from '../payment/payment-provider.ts';
import { sandbox, sandboxSignature } from '../payment/providers/sandbox/sandbox.ts';
import { sandboxKey } from '../payment/providers/sandbox/sandbox-key.ts';
import { runOrderClock } from './order-jobs.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });

type Placed = Awaited<ReturnType<typeof buildOrder>>;
type Channel = ProviderMessage['channel'];

const referenceOf = ({ form }: Pick<Placed, 'form'>) =>
  form?.fields.find(({ name }) => name === 'reference')?.value ?? '';

/** A message of the sandbox about a payment; with other fields or another key where said. */
function messageOf(
  platform: TestPlatform,
  reference: string,
  outcome: PaymentOutcome,
  given: { channel?: Channel; fields?: Record<string, string>; siteId?: number; isUnsigned?: boolean } = {},
): ProviderMessage {
  const { channel = 'notice', siteId = 1, isUnsigned = false } = given;
  const transactionId = outcome === 'approved' ? `SB-${reference}` : '';
  const fields = { reference, outcome, amount: '2450', currency: 'EUR', transactionId, ...given.fields };
  const signature = isUnsigned ? '' : sandboxSignature(sandboxKey(platform.kernel, siteId), fields);
  return {
    channel,
    address: 'https://prvi.test/x',
    fields: { ...fields, signature },
    rawBody: '',
    headers: {},
  };
}

const take = (platform: TestPlatform, ctx: Ctx, message: ProviderMessage, siteId = 1) =>
  handleMessage(
    platform.kernel,
    ctx,
    sandbox.open({ secretKey: sandboxKey(platform.kernel, siteId) }),
    message,
  );

/** What must be there once and only once when an order is paid. */
async function countsOf(platform: TestPlatform, slug: string) {
  const { db } = await platform.ctx();
  const { rows } = await db.execute(sql`
    select o.state, o.paid_total as paid, o.invoice_number is not null as "hasInvoice", o.attention,
      (select count(*)::int from mails m where m.key = 'order ' || o.id || ' confirmation') as confirmations,
      (select count(*)::int from mails m where m.key like 'order ' || o.id || ' staff%') as "staffMails",
      (select count(*)::int from order_events e where e.order_id = o.id and e.state = 'paid') as "paidEvents",
      (select sum(l.quantity)::int from order_items i join stock_levels l on l.product_id = i.product_id
        where i.order_id = o.id) as stock,
      (select sum(l.reserved)::int from order_items i join stock_levels l on l.product_id = i.product_id
        where i.order_id = o.id) as reserved
    from orders o where o.slug = ${slug} and o.site_id = 1`);
  return rows[0];
}

const paidOnce = {
  state: 'paid',
  paid: 2450,
  hasInvoice: true,
  attention: null,
  confirmations: 1,
  paidEvents: 1,
  stock: 4,
  reserved: 0,
};

let ways: { methodId: number; deliveryMethodId: number } | undefined;

const placeOne = async (platform: TestPlatform) => {
  ways ??= {
    methodId: await buildPaymentMethod(platform, 'sandbox'),
    deliveryMethodId: await buildDeliveryMethod(platform),
  };
  const productId = await buildProduct(platform, { price: 2000, stock: { isTracked: true, quantity: 5 } });
  return buildOrder(platform, 'sandbox', { ...ways, items: [{ productId, qty: 1 }] });
};

test('[ORDER-016, ORDER-024] returns, notices, repeats and cancels in every order of arrival make one paid order, one mail, one invoice', async ({
  platform,
}) => {
  const kinds = ['return', 'notice', 'again', 'cancel', 'pending'] as const;
  const ctx = await platform.ctx();
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...kinds, ...kinds], { minLength: 2 }),
      fc.boolean(),
      async (arrivals, isAtOnce) => {
        const placed = await placeOne(platform);
        const reference = referenceOf(placed);
        const messages = [...arrivals, 'notice'].map((kind) => {
          if (kind === 'cancel')
            return messageOf(platform, reference, 'cancelled', { channel: 'cancel', isUnsigned: true });
          if (kind === 'pending') return messageOf(platform, reference, 'pending');
          return messageOf(platform, reference, 'approved', {
            channel: kind === 'return' ? 'return' : 'notice',
          });
        });
        if (isAtOnce) await Promise.all(messages.map((message) => take(platform, ctx, message)));
        else for (const message of messages) await take(platform, ctx, message);
        expect(await countsOf(platform, placed.orderSlug)).toMatchObject(paidOnce);
      },
    ),
    { numRuns: 12 },
  );
});

test('[CART-025] what was added while the page of the bank was open waits in a new cart, which can be ordered', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const placed = await placeOne(platform);
  const { cartId, protectCode } = placed.cart;
  const key = { cartId, protectCode };
  const [bought] = (await platform.call(getCart, key)).items;
  const added = await buildProduct(platform, { name: 'Naknadno', price: 700 });
  await platform.call(addCartItem, { ...key, productId: added, qty: 2 });
  await platform.call(addCartItem, { ...key, productId: bought?.productId ?? 0, qty: 1 });

  await take(platform, ctx, messageOf(platform, referenceOf(placed), 'approved'));

  const next = await platform.call(getCart, key);
  expect(next.id).not.toBe(cartId);
  expect(next.items.map(({ productId, qty }) => [productId, qty])).toEqual([
    [bought?.productId, 1],
    [added, 2],
  ]);
  const order = await platform.call(getOrder, { slug: placed.orderSlug, key: placed.orderKey });
  expect(order.items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [bought?.productId, 1],
  ]);
  // A notice that comes again makes no further cart.
  await take(platform, ctx, messageOf(platform, referenceOf(placed), 'approved'));
  expect((await platform.call(getCart, key)).id).toBe(next.id);
  expect(await platform.refusal(createOrder, placed.cart)).toMatchObject({ code: 'CART_INCOMPLETE' });
});

test('[ORDER-017, ORDER-024] an order placed again while the bank approves it is paid once, whichever comes first', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  for (const isAgainFirst of [true, false]) {
    const placed = await placeOne(platform);
    const again = () =>
      platform.call(createOrder, placed.cart, fromOwnAddress({})).then(
        () => 'placed',
        (error) => error.code,
      );
    const approve = () => take(platform, ctx, messageOf(platform, referenceOf(placed), 'approved'));

    const outcomes = await behindALock<unknown>(
      platform,
      sql`select from stock_levels where product_id in (select i.product_id from order_items i
        join orders o on o.id = i.order_id where o.slug = ${placed.orderSlug}) for update`,
      isAgainFirst ? [again, approve] : [approve, again],
    );

    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(outcomes).toContainEqual({ status: 'fulfilled', value: isAgainFirst ? 'placed' : 'CART_USED' });
    expect(await countsOf(platform, placed.orderSlug)).toMatchObject(paidOnce);
  }
});

test('a refusal before or after an approval takes nothing back: what the bank approved is paid', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  for (const outcomes of [
    ['refused', 'approved'],
    ['approved', 'refused'],
    ['refused', 'refused', 'approved', 'cancelled'],
  ] as const) {
    const placed = await placeOne(platform);
    for (const outcome of outcomes)
      await take(platform, ctx, messageOf(platform, referenceOf(placed), outcome));
    expect(await countsOf(platform, placed.orderSlug)).toMatchObject(paidOnce);
  }
});

test('an order whose card was refused and that staff cancel then gives its units back once', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const placed = await placeOne(platform);
  await take(platform, ctx, messageOf(platform, referenceOf(placed), 'refused'));
  expect(await countsOf(platform, placed.orderSlug)).toMatchObject({ state: 'failed', stock: 5 });

  await platform.call(changeOrderState, { slug: placed.orderSlug, state: 'cancelled' }, { as: 'staff' });
  expect(await countsOf(platform, placed.orderSlug)).toMatchObject({
    state: 'cancelled',
    stock: 5,
    reserved: 0,
  });
});

test('a crash before any statement leaves the order unpaid or paid, and the next message finishes it', {
  // Every step waits for its turn at a database that others use too.
  timeout: 180_000,
}, async ({ platform }) => {
  const ctx = await platform.ctx();
  const first = await placeOne(platform);
  const whole = openCrashingDatabase(platform.connectionString, 0);
  await take(platform, { ...ctx, db: whole.db }, messageOf(platform, referenceOf(first), 'approved'));
  const steps = whole.sent;

  expect(steps).toBeGreaterThan(10);
  // What was rolled back is as if it had never come, so one order serves until a crash comes after its commit.
  let placed = await placeOne(platform);
  for (let step = 1; step <= steps; step++) {
    const message = messageOf(platform, referenceOf(placed), 'approved');
    const { db } = openCrashingDatabase(platform.connectionString, step);
    await take(platform, { ...ctx, db }, message).catch(() => undefined);
    const { state, paid, confirmations, hasInvoice } = (await countsOf(platform, placed.orderSlug)) ?? {};
    const isUntouched = state === 'awaitingPayment' && paid === 0 && confirmations === 0 && !hasInvoice;
    expect({ step, isWhole: state === 'paid' || isUntouched }).toEqual({ step, isWhole: true });
    if (state !== 'paid' && step < steps) continue;
    await take(platform, ctx, message);
    expect(await countsOf(platform, placed.orderSlug)).toMatchObject(paidOnce);
    placed = await placeOne(platform);
  }
});

test('wrong signatures, amounts, currencies and shops are refused and written down; the order stays as it was', async ({
  platform,
}) => {
  const placed = await placeOne(platform);
  const other = await placeOne(platform);
  const reference = referenceOf(placed);
  const ctx = await platform.ctx();
  const reasons: string[] = [];
  for (const message of [
    messageOf(platform, reference, 'approved', { isUnsigned: true }),
    messageOf(platform, reference, 'approved', { siteId: 2 }),
    messageOf(platform, reference, 'approved', { fields: { amount: '1' } }),
    messageOf(platform, reference, 'approved', { fields: { currency: 'USD' } }),
    messageOf(platform, '2026-999999-AAAAAAAA', 'approved'),
    { ...messageOf(platform, reference, 'approved'), fields: { reference } },
  ]) {
    const refused = await take(platform, ctx, message).catch((error: unknown) => error);
    reasons.push(refused instanceof MessageRefused ? refused.reason : 'believed');
  }

  expect(reasons).toEqual(['signature', 'signature', 'amount', 'currency', 'unknownPayment', 'malformed']);
  expect(await countsOf(platform, placed.orderSlug)).toMatchObject({
    state: 'awaitingPayment',
    paid: 0,
    confirmations: 0,
  });
  const { rows } = await ctx.db.execute(
    sql`select result, is_believed as "isVerified" from payment_messages where reference = ${reference} order by id`,
  );
  expect(rows).toContainEqual({ result: 'amount', isVerified: false });
  expect(rows).toContainEqual({ result: 'currency', isVerified: false });

  // One transaction at the bank pays one order.
  await take(platform, ctx, messageOf(platform, reference, 'approved', { fields: { transactionId: 'T-1' } }));
  const stolen = messageOf(platform, referenceOf(other), 'approved', { fields: { transactionId: 'T-1' } });
  await expect(take(platform, ctx, stolen)).rejects.toMatchObject({ reason: 'otherShop' });
  expect(await countsOf(platform, other.orderSlug)).toMatchObject({ state: 'awaitingPayment', paid: 0 });
});

test('two tries of one order that are both approved make one paid order, and people are told', async ({
  platform,
}) => {
  const placed = await placeOne(platform);
  const ctx = await platform.ctx();
  await take(platform, ctx, messageOf(platform, referenceOf(placed), 'refused'));
  const again = await platform.call(createOrder, placed.cart);

  await take(platform, ctx, messageOf(platform, referenceOf(again), 'approved'));
  await take(platform, ctx, messageOf(platform, referenceOf(placed), 'approved'));

  expect(await countsOf(platform, placed.orderSlug)).toMatchObject({
    ...paidOnce,
    paid: 4900,
    attention: 'paidTwice',
  });
  const order = await platform.call(getStaffOrder, { slug: placed.orderSlug }, { as: 'staff' });
  expect(order.payments.map(({ state }) => state)).toEqual(['approved', 'approved']);

  const settle = (attention: string) =>
    platform.call(settleOrderAttention, { slug: placed.orderSlug, attention }, { as: 'staff' });
  expect((await settle('refundDue')).attention, 'a reason that is not the one there').toBe('paidTwice');
  const settled = await settle('paidTwice');
  expect(settled).toMatchObject({ attention: null, state: 'paid' });
  expect(settled.events.at(-1)).toMatchObject({
    kind: 'attention',
    note: 'settled',
    by: expect.stringMatching(/./),
  });
  expect((await settle('paidTwice')).events, 'a second press').toHaveLength(settled.events.length);
});

test('a payment that comes after the order expired brings it back while there are pieces, else people are told', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const later = new Date(Date.now() + 2 * 3600_000);
  const lucky = await placeOne(platform);
  const productId = await buildProduct(platform, { price: 2000, stock: { isTracked: true, quantity: 1 } });
  const unlucky = await buildOrder(platform, 'sandbox', { items: [{ productId, qty: 1 }] });
  await runOrderClock(platform.kernel, later);
  for (const { orderSlug: slug, orderKey: key } of [lucky, unlucky]) {
    expect(await platform.call(getOrder, { slug, key })).toMatchObject({ state: 'cancelled' });
  }
  await buildOrder(platform, 'cashOnDelivery', { items: [{ productId, qty: 1 }] });

  await take(platform, ctx, messageOf(platform, referenceOf(lucky), 'approved'));
  await take(platform, ctx, messageOf(platform, referenceOf(unlucky), 'approved'));

  expect(await countsOf(platform, lucky.orderSlug)).toMatchObject(paidOnce);
  expect(await countsOf(platform, unlucky.orderSlug)).toMatchObject({
    state: 'cancelled',
    attention: 'paidAfterEnd',
    paid: 2450,
    hasInvoice: false,
    stock: 0,
  });
});
