import { applyCoupon } from '@izlog/contract/ecommerce/cart/cart-coupon';
import { updateDraft } from '@izlog/contract/ecommerce/drafts/draft-staff';
import { createOrder } from '@izlog/contract/ecommerce/orders/order-create';
import { beginOrderEdit, confirmOrderEdit } from '@izlog/contract/ecommerce/orders/order-edit';
import { cancelParcel, createParcel } from '@izlog/contract/ecommerce/orders/order-parcels';
import { getStaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { updateProductRecord } from '@izlog/contract/product/record/product-record-calls';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { savePromotion } from '#platform/services/promotions/save-promotion.ts';
import { buildOrder, buildPaymentMethod, buildReadyCart, fromOwnAddress } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;
const noPrice = { sale: null, saleFrom: null, saleTo: null, member: null };

const tracked = (platform: TestPlatform, price: number) =>
  buildProduct(platform, { price, stock: { isTracked: true, quantity: 50 } });

/** Begins a change of an order to these lines. */
async function change(
  platform: TestPlatform,
  slug: string,
  lines: { productId: number; quantity: number }[],
  more: object = {},
) {
  const { id } = await platform.call(beginOrderEdit, { slug }, staff);
  return platform.call(updateDraft, { id, lines, ...more }, staff);
}

const confirm = (platform: TestPlatform, slug: string, revision: string) =>
  platform.call(confirmOrderEdit, { slug, revision, hasAgreed: true }, staff);

test('[OFFICE-06] what became dearer since it was ordered is no saving by a card that nobody has', async ({
  platform,
}) => {
  const productId = await tracked(platform, 2000);
  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer', { items: [{ productId, qty: 1 }] });
  await platform.call(updateProductRecord, { id: productId, price: { ...noPrice, base: 99 } }, staff);

  const copy = await change(platform, slug, [{ productId, quantity: 2 }]);
  await confirm(platform, slug, copy.revision);

  const { prices } = await platform.call(getStaffOrder, { slug }, staff);
  expect(prices).toMatchObject({ itemsTotal: 40, loyalty: 0 });
});

test('[OFFICE-06] what is packed is not changed until it is unpacked', async ({ platform }) => {
  const productId = await tracked(platform, 1000);
  const { orderSlug: slug } = await buildOrder(platform, 'cashOnDelivery', {
    items: [{ productId, qty: 2 }],
  });
  const copy = await change(platform, slug, [{ productId, quantity: 1 }]);
  const [item] = (await platform.call(getStaffOrder, { slug }, staff)).items;
  const lines = [{ itemId: item?.itemId ?? 0, quantity: 2 }];
  const { parcels } = await platform.call(createParcel, { slug, lines }, staff);

  const late = { slug, revision: copy.revision, hasAgreed: true } as const;
  expect(await platform.refusal(confirmOrderEdit, late, staff)).toMatchObject({
    code: 'ORDER_NOT_EDITABLE',
    payload: { why: 'packed' },
  });
  await platform.call(cancelParcel, { slug, id: parcels[0]?.id ?? 0 }, staff);
  expect(await confirm(platform, slug, copy.revision)).toMatchObject({ due: 14.5 });
});

test('[OFFICE-06] a change that was begun before the buyer ordered anew takes nothing of that away', async ({
  platform,
}) => {
  const productId = await tracked(platform, 1000);
  const { orderSlug: slug, cart } = await buildOrder(platform, 'sandbox', {
    items: [{ productId, qty: 1 }],
  });
  const copy = await change(platform, slug, [{ productId, quantity: 3 }]);
  const paymentMethodId = await buildPaymentMethod(platform, 'cashOnDelivery');
  const { db } = await platform.ctx();
  await db.execute(sql`update carts set payment_method_id = ${paymentMethodId} where id = ${cart.cartId}`);
  await platform.call(createOrder, cart, fromOwnAddress({}));

  const late = { slug, revision: copy.revision, hasAgreed: true } as const;
  expect(await platform.refusal(confirmOrderEdit, late, staff)).toMatchObject({
    code: 'ORDER_NOT_EDITABLE',
    payload: { why: 'placedAnew' },
  });
  const again = await platform.call(beginOrderEdit, { slug }, staff);
  expect(again.id).not.toBe(copy.id);
  expect(again).toMatchObject({ paymentMethodId, items: [{ qty: 1 }] });
  const { rows } = await db.execute(
    sql`select quantity, reserved from stock_levels where product_id = ${productId}`,
  );
  expect(rows).toEqual([{ quantity: 49, reserved: 0 }]);
  expect(await confirm(platform, slug, again.revision)).toMatchObject({ due: 14.5 });
});

test('[OFFICE-06] a guest who has had a coupon of one each has had it after a change, too', async ({
  platform,
}) => {
  const [kept, added] = [await tracked(platform, 1000), await tracked(platform, 500)];
  const email = 'jednom@kupci.test';
  const coupon = { code: 'JEDNOM-GOST', names: { hrv: 'Jednom' }, kind: 'percent', value: 1000 } as const;
  await savePromotion(await platform.ctx(), { ...coupon, customerLimit: 1 });
  await savePromotion(await platform.ctx(), {
    names: { hrv: 'Samo novo' },
    kind: 'percent',
    value: 500,
    productIds: [added],
  });
  const withCoupon = async () => {
    const cart = await buildReadyCart(platform, 'cashOnDelivery', {
      items: [{ productId: kept, qty: 1 }],
      email,
    });
    await platform.call(applyCoupon, { ...cart, couponCode: coupon.code }, fromOwnAddress({}));
    return cart;
  };
  const { orderSlug: slug } = await platform.call(createOrder, await withCoupon(), fromOwnAddress({}));

  const copy = await change(platform, slug, [
    { productId: kept, quantity: 1 },
    { productId: added, quantity: 1 },
  ]);
  await confirm(platform, slug, copy.revision);

  const again = await platform.refusal(createOrder, await withCoupon(), fromOwnAddress({}));
  expect(again.code).toBe('COUPON_USED_UP');
});

test('[OFFICE-06] who pays by transfer after a change has the days and the reminder of every transfer', async ({
  platform,
}) => {
  const productId = await tracked(platform, 1000);
  const { orderSlug: slug } = await buildOrder(platform, 'cashOnDelivery', {
    items: [{ productId, qty: 1 }],
  });
  const paymentMethodId = await buildPaymentMethod(platform, 'bankTransfer');
  const copy = await change(platform, slug, [{ productId, quantity: 1 }], { paymentMethodId });
  await confirm(platform, slug, copy.revision);

  const { state, expiresAt } = await platform.call(getStaffOrder, { slug }, staff);
  expect(state).toBe('awaitingPayment');
  expect(Date.parse(expiresAt ?? '') - Date.now()).toBeGreaterThan(6 * 86_400_000);
  const { db } = await platform.ctx();
  const { rows } = await db.execute(
    sql`select remind_at is not null as "isReminded" from orders where slug = ${slug}`,
  );
  expect(rows).toEqual([{ isReminded: true }]);
});
