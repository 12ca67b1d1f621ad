import { changeOrderState, getStaffOrder, refundOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { savePaymentKeys } from '@izlog/contract/ecommerce/payment-keys';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { stockLevels } from '#platform/services/inventory/stock.tables.ts';
import { buildOrder } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { type FakeProviders, startFakeProviders } from '#test/fakes/fake-providers.ts';
import { startPlatform, type TestPlatform } from '#test/kit.ts';
import { fakeMonri } from '../payment/providers/monri/test/fake-monri.ts';
import { runOrderClock } from './order-jobs.ts';

let fakes: FakeProviders;
let platform: TestPlatform;
let stop: () => Promise<void>;
const staff = { as: 'staff' } as const;
const driver = fakeMonri.form;

beforeAll(async () => {
  fakes = await startFakeProviders();
  ({ platform, stop } = await startPlatform({ TRUST_PROXY: '1', PAYMENT_STAND_IN: fakes.url }));
  await platform.call(savePaymentKeys, { gateway: 'monri', keys: { ...fakeMonri.keys } }, staff);
});
afterEach(() => {
  fakes.meanwhile = undefined;
  fakes.losesAnswersTo = undefined;
});
afterAll(async () => {
  await stop();
  await fakes.stop();
});

/** Three of five pieces, paid by card and being made ready. */
async function paidOrder() {
  const productId = await buildProduct(platform, { price: 2000, stock: { isTracked: true, quantity: 5 } });
  const placed = await buildOrder(platform, 'monri', { items: [{ productId, qty: 3 }] });
  const fields = Object.fromEntries((placed.form?.fields ?? []).map(({ name, value }) => [name, value]));
  fakes.payments.set(driver.referenceOf(fields), {
    amount: 6450,
    currency: 'EUR',
    state: 'approved',
    refunded: 0,
  });
  await runOrderClock(platform.kernel, new Date(Date.now() + 3 * 3600_000));
  const { orderSlug: slug } = placed;
  const order = await platform.call(getStaffOrder, { slug }, staff);
  expect(order.state).toBe('paid');
  await platform.call(changeOrderState, { slug, state: 'processing' }, staff);
  const ctx = await platform.ctx();
  const level = eq(stockLevels.productId, productId);
  const left = async () => (await ctx.db.select().from(stockLevels).where(level))[0]?.quantity;
  expect(await left()).toBe(2);
  return { slug, items: [{ itemId: order.items[0]?.itemId ?? 0, quantity: 1 }], left };
}

/** Staff cancel the order while the provider is asked for the refund, as if it took its time. */
function cancelMeanwhile(slug: string): void {
  fakes.meanwhile = async () => {
    fakes.meanwhile = undefined;
    await platform.call(changeOrderState, { slug, state: 'cancelled' }, staff);
  };
}

for (const restock of [true, false])
  test(`an order that is cancelled while a provider is asked for a refund ${restock ? 'with' : 'without'} restock puts back each piece once`, async () => {
    const { slug, items, left } = await paidOrder();
    cancelMeanwhile(slug);

    const { state } = await platform.call(refundOrder, { slug, key: 'povrat-jedan', items, restock }, staff);

    expect(state).toBe('cancelled');
    expect(await left()).toBe(restock ? 5 : 4);
    await platform.call(refundOrder, { slug, key: 'povrat-ostalog', amount: 44.5 }, staff);
    expect(await left()).toBe(restock ? 5 : 4);
  });

test('an order that is cancelled while a provider is asked for a refund that it refuses puts back every piece', async () => {
  const { slug, items, left } = await paidOrder();
  fakes.payments.clear();
  cancelMeanwhile(slug);

  const refusal = await platform.refusal(
    refundOrder,
    { slug, key: 'povrat-odbijen', items, restock: false },
    staff,
  );

  expect(refusal).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
  expect(await left()).toBe(5);
});

test('pieces that a cancelled order has put back are not put back again by its refund', async () => {
  const { slug, items, left } = await paidOrder();
  await platform.call(changeOrderState, { slug, state: 'cancelled' }, staff);

  await platform.call(refundOrder, { slug, key: 'povrat-poslije', items, restock: true }, staff);

  expect(await left()).toBe(5);
});
