import { applyCoupon } from '@izlog/contract/ecommerce/cart/cart-coupon';
import { saveCoupon } from '@izlog/contract/ecommerce/coupon-staff';
import { createOrder } from '@izlog/contract/ecommerce/orders/order-create';
import { changeOrderState, getStaffOrder, refundOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { confirmWithdrawal, openWithdrawal } from '@izlog/contract/ecommerce/orders/withdrawal';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildDeliveryMethod, buildOrder, buildReadyCart, fromOwnAddress } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;
let made = 0;

const tracked = (platform: TestPlatform, price: number) =>
  buildProduct(platform, { price, stock: { isTracked: true, quantity: 5 } });

async function stockOf(platform: TestPlatform, productId: number) {
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ quantity: number }>(
    sql`select quantity from stock_levels where product_id = ${productId}`,
  );
  return rows[0]?.quantity;
}

/** A line for 20 €, and two pieces that a coupon makes free; delivered unless stated otherwise. */
async function withFreeLine(platform: TestPlatform, { isDelivered = true } = {}) {
  const [paid, free] = [await tracked(platform, 2000), await tracked(platform, 700)];
  const code = `DAR${++made}`;
  const terms = { code, names: { hrv: code }, kind: 'percent', value: 100 } as const;
  await platform.call(saveCoupon, { ...terms, productIds: [free] }, staff);
  const email = `dar${made}@kupci.test`;
  const items = [
    { productId: paid, qty: 1 },
    { productId: free, qty: 2 },
  ];
  const cart = await buildReadyCart(platform, 'bankTransfer', { items, email });
  await platform.call(applyCoupon, { ...cart, couponCode: code }, fromOwnAddress({}));
  const { orderSlug: slug } = await platform.call(createOrder, cart, fromOwnAddress({}));
  const states = isDelivered ? (['paid', 'sent', 'delivered'] as const) : (['paid'] as const);
  for (const state of states) await platform.call(changeOrderState, { slug, state, isQuiet: true }, staff);
  const order = await platform.call(getStaffOrder, { slug }, staff);
  const of = (productId: number) => order.items.find((item) => item.productId === productId)?.itemId ?? 0;
  return { slug, paid, free, email, paidItem: of(paid), freeItem: of(free) };
}

test('[OFFICE-02] pieces at 0,00 come back to stock without money, also when all that was paid has gone back', async ({
  platform,
}) => {
  const { slug, free, paidItem, freeItem, email } = await withFreeLine(platform);
  const back = (key: string, itemId: number, quantity: number) =>
    platform.call(refundOrder, { slug, key, items: [{ itemId, quantity }], isHandedOver: true }, staff);
  const one = await back('prvi-besplatni', freeItem, 1);
  expect(one).toMatchObject({ state: 'delivered', prices: { refundedTotal: 0 } });
  expect(await stockOf(platform, free)).toBe(4);
  const whole = { slug, key: 'sav-novac', items: [{ itemId: paidItem, quantity: 1 }], withDelivery: true };
  await platform.call(refundOrder, { ...whole, isHandedOver: true }, staff);

  const last = await back('drugi-besplatni', freeItem, 1);
  await back('drugi-besplatni', freeItem, 1);

  expect(last).toMatchObject({ state: 'refunded', prices: { refundedTotal: 24.5 } });
  expect(await stockOf(platform, free)).toBe(5);
  expect(last.refunds.map(({ amount, state }) => [amount, state])).toEqual([
    [0, 'done'],
    [24.5, 'done'],
    [0, 'done'],
  ]);
  expect(
    last.refunds.every(({ handedAt }) => handedAt !== null),
    'nobody waits for money',
  ).toBe(true);
  expect(last.documents.filter(({ kind }) => kind === 'credit')).toHaveLength(1);
  const mails = (await mailsTo(platform, email)).flatMap(({ data }) => data.state ?? []);
  expect(mails.slice(-3)).toEqual(['takenBack', 'refunded', 'takenBack']);
  const more = { slug, key: 'treći-besplatni', items: [{ itemId: freeItem, quantity: 1 }] };
  expect(await platform.refusal(refundOrder, more, staff)).toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('[OFFICE-02] pieces whose money went back as an amount come back to stock without any more', async ({
  platform,
}) => {
  const { slug, paid, paidItem } = await withFreeLine(platform);
  const items = [{ itemId: paidItem, quantity: 1 }];
  const early = await platform.refusal(refundOrder, { slug, key: 'nista-prije', amount: 0 }, staff);
  expect(early, 'no pieces and no money are no refund').toMatchObject({ code: 'REFUND_TOO_LARGE' });
  await platform.call(refundOrder, { slug, key: 'iznos-prije', amount: 24.5 }, staff);
  expect(await platform.refusal(refundOrder, { slug, key: 'opet-novac', items }, staff)).toMatchObject({
    code: 'ORDER_NOT_REFUNDABLE',
  });

  await platform.call(refundOrder, { slug, key: 'roba-poslije', items, amount: 0 }, staff);

  expect(await stockOf(platform, paid)).toBe(5);
});

test('[OFFICE-02] an order at 0,00 is taken back: returned where it had left, cancelled where it had not, and never called refunded', async ({
  platform,
}) => {
  const deliveryMethodId = await buildDeliveryMethod(platform, { price: 0 });
  for (const isSent of [true, false]) {
    const productId = await tracked(platform, 0);
    const items = [{ productId, qty: 2 }];
    const placed = await buildOrder(platform, 'bankTransfer', { items, deliveryMethodId });
    const slug = placed.orderSlug;
    if (isSent)
      for (const state of ['sent', 'delivered'] as const)
        await platform.call(changeOrderState, { slug, state, isQuiet: true }, staff);
    const { items: rows, moves, state: before } = await platform.call(getStaffOrder, { slug }, staff);
    expect(moves).not.toContain('refunded');
    const lie = await platform.refusal(changeOrderState, { slug, state: 'refunded' }, staff);
    expect(lie).toMatchObject({ code: 'ORDER_MOVE_NOT_ALLOWED' });
    const one = [{ itemId: rows[0]?.itemId ?? 0, quantity: 1 }];
    const first = await platform.call(refundOrder, { slug, key: `prvi ${slug}`, items: one }, staff);
    expect([first.state, await stockOf(platform, productId)]).toEqual([before, 4]);

    const last = await platform.call(refundOrder, { slug, key: `drugi ${slug}`, items: one }, staff);

    expect([last.state, await stockOf(platform, productId)]).toEqual([isSent ? 'returned' : 'cancelled', 5]);
  }
});

test('[law 3] pieces at 0,00 are withdrawn like others, after the paid ones were given back too, and no money is spoken of', async ({
  platform,
}) => {
  const { slug, paidItem, freeItem, email } = await withFreeLine(platform);
  const whole = { slug, key: 'novac-prije', items: [{ itemId: paidItem, quantity: 1 }], withDelivery: true };
  await platform.call(refundOrder, { ...whole, isHandedOver: true }, staff);
  const opened = await platform.call(openWithdrawal, { orderSlug: slug, email }, fromOwnAddress({}));
  expect(opened.lines).toMatchObject([
    { id: paidItem, mayWithdraw: false, why: 'alreadyRefunded' },
    { id: freeItem, quantity: 2, mayWithdraw: true },
  ]);

  const said = { orderSlug: slug, email, name: 'Ana', contactEmail: email };
  await platform.call(
    confirmWithdrawal,
    { ...said, lines: [{ id: freeItem, quantity: 2 }] },
    fromOwnAddress({}),
  );

  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ data: { isFree?: boolean } }>(
    sql`select data from mails where template = 'withdrawalForStaff' and data->>'order' = ${slug}`,
  );
  expect(rows.every(({ data }) => data.isFree === true)).toBe(true);
  await platform.call(
    refundOrder,
    { slug, key: 'besplatno-natrag', items: [{ itemId: freeItem, quantity: 2 }] },
    staff,
  );
  const after = await platform.call(openWithdrawal, { orderSlug: slug, email }, fromOwnAddress({}));
  expect(after.lines[1]).toMatchObject({ quantity: 0, mayWithdraw: false, why: 'alreadyWithdrawn' });
});
