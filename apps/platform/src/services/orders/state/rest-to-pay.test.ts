import { updateDraft } from '@izlog/contract/ecommerce/drafts/draft-staff';
import { acceptOffer, getOffer } from '@izlog/contract/ecommerce/drafts/offer';
import { beginOrderEdit, confirmOrderEdit } from '@izlog/contract/ecommerce/orders/order-edit';
import { getStaffOrder, refundOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { getOrder } from '@izlog/contract/ecommerce/orders/order-web';
import { savePaymentKeys } from '@izlog/contract/ecommerce/payment-keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOrder, buildPaymentMethod, fromOwnAddress, pages } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { type FakeProviders, startFakeProviders } from '#test/fakes/fake-providers.ts';
import { startPlatform, type TestPlatform } from '#test/kit.ts';
import { deliverMessage, formFieldsOf, type PlacedOrder } from '#test/payment-messages.ts';
import { fakes as providerFakes } from '../payment/providers/test/fakes.ts';
import { runOrderClock } from './order-jobs.ts';

const staff = { as: 'staff' } as const;
const code = 'corvuspay';
const { keys, form } = providerFakes[code];
let fakes: FakeProviders;
let platform: TestPlatform;
let stop: () => Promise<void>;

beforeAll(async () => {
  fakes = await startFakeProviders();
  ({ platform, stop } = await startPlatform({ TRUST_PROXY: '1', PAYMENT_STAND_IN: fakes.url }));
  await platform.call(savePaymentKeys, { gateway: code, keys: { ...keys } }, staff);
});
afterAll(async () => {
  await stop();
  await fakes.stop();
});

/** The buyer pays what the form asks for, and the bank says so. */
async function pay(placed: Pick<PlacedOrder, 'form'>): Promise<number> {
  if (!form) throw new Error('no form leads to this provider');
  const fields = formFieldsOf(placed);
  const amount = form.amountOf(fields);
  fakes.payments.set(form.referenceOf(fields), { amount, currency: 'EUR', state: 'approved', refunded: 0 });
  const address = `https://prvi.test/api/v2/ecommerce/payment/return/1/${code}`;
  await deliverMessage(platform, code, form.returns(fields, 'approved', address));
  return amount;
}

async function order(email: string) {
  const productId = await buildProduct(platform, {
    price: 2000,
    stock: { isTracked: true, quantity: 50 },
  });
  return { productId, placed: await buildOrder(platform, code, { items: [{ productId, qty: 1 }], email }) };
}

async function change(slug: string, productId: number, quantity: number) {
  const copy = await platform.call(beginOrderEdit, { slug }, staff);
  const lines = [{ itemId: copy.items[0]?.itemId ?? null, productId, quantity }];
  const { revision } = await platform.call(updateDraft, { id: copy.id, lines }, staff);
  return platform.call(confirmOrderEdit, { slug, revision, hasAgreed: true }, staff);
}

const tokenOf = (url: string | undefined) => url?.split('/').at(-1) ?? '';

test('[OFFICE-06] who paid the sum from before a change pays the rest by a link, which they, staff and the mail have, and no cent more', async () => {
  const email = 'ostatak@kupci.test';
  const { productId, placed } = await order(email);
  const { orderSlug: slug, orderKey: key } = placed;
  await change(slug, productId, 3);
  const unpaid = (await platform.call(getOrder, { slug, key })).payLink;

  expect(await pay(placed)).toBe(2450);
  const [buyers, seen] = [
    await platform.call(getOrder, { slug, key }),
    await platform.call(getStaffOrder, { slug }, staff),
  ];
  const token = tokenOf(buyers.payLink?.url);
  const offer = await platform.call(getOffer, { token });
  const onDelivery = await buildPaymentMethod(platform, 'cashOnDelivery');
  const whole = await platform.refusal(
    acceptOffer,
    { token, paymentMethodId: onDelivery, ...pages },
    fromOwnAddress({}),
  );
  const paymentMethodId = offer.paymentMethodId ?? undefined;
  const rest = await platform.call(acceptOffer, { token, paymentMethodId, ...pages }, fromOwnAddress({}));
  const restPaid = await pay(rest);
  const paid = await platform.call(getStaffOrder, { slug }, staff);

  expect(unpaid?.amount).toBe(64.5);
  expect(seen).toMatchObject({ state: 'awaitingPayment', attention: 'wrongAmount', paidTotal: 24.5 });
  expect(buyers.payLink).toMatchObject({ amount: 40 });
  expect(seen.payLink).toEqual(buyers.payLink);
  expect(offer).toMatchObject({ state: 'open', prices: { orderTotal: 64.5, paid: 24.5 } });
  expect(whole.code, 'who brings a parcel would ask for all of it').toBe('PAYMENT_METHOD_NOT_APPLICABLE');
  expect(restPaid).toBe(4000);
  expect(paid).toMatchObject({ state: 'paid', attention: null, paidTotal: 64.5, payLink: null });
  expect((await platform.call(getOffer, { token })).state).toBe('placed');
  const tooMuch = await platform.refusal(refundOrder, { slug, key: 'sve-odjednom', amount: 64.5 }, staff);
  expect(tooMuch, 'a provider gives back no more than it took').toMatchObject({
    code: 'REFUND_TOO_LARGE',
    payload: { left: 40 },
  });
});

test('[OFFICE-06] an order that is paid in part is changed once more: the new link asks for what is left of the new sum', async () => {
  const email = 'dvaput@kupci.test';
  const { productId, placed } = await order(email);
  const { orderSlug: slug, orderKey: key } = placed;
  await change(slug, productId, 2);
  await pay(placed);
  const first = (await platform.call(getOrder, { slug, key })).payLink;

  const { due } = await change(slug, productId, 4);

  const second = (await platform.call(getOrder, { slug, key })).payLink;
  expect(due).toBe(60);
  expect([first?.amount, second?.amount]).toEqual([20, 60]);
  expect((await platform.refusal(getOffer, { token: tokenOf(first?.url) })).status).toBe(404);
  const mail = (await mailsTo(platform, email)).findLast(({ template }) => template === 'orderChanged');
  expect(mail?.data.url).toBe(second?.url);
  const token = tokenOf(second?.url);
  const paymentMethodId = (await platform.call(getOffer, { token })).paymentMethodId ?? undefined;
  const rest = await platform.call(acceptOffer, { token, paymentMethodId, ...pages }, fromOwnAddress({}));
  const { expiresAt } = await platform.call(getOrder, { slug, key });
  expect(Date.parse(expiresAt ?? '') - Date.now(), 'trying takes no time away').toBeGreaterThan(86_400_000);
  expect(await pay(rest)).toBe(6000);
  expect(await platform.call(getOrder, { slug, key })).toMatchObject({ state: 'paid', payLink: null });
});

test('[OFFICE-06] a rest that nobody pays ends the order, and staff are told to give back what was paid', async () => {
  const { productId, placed } = await order('odustaje@kupci.test');
  const { orderSlug: slug } = placed;
  await change(slug, productId, 2);
  await pay(placed);

  await runOrderClock(platform.kernel, new Date(Date.now() + 4 * 86_400_000));

  const ended = await platform.call(getStaffOrder, { slug }, staff);
  expect(ended).toMatchObject({ state: 'cancelled', attention: 'refundDue', paidTotal: 24.5, payLink: null });
});
