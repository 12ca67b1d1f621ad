import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { chooseGift } from '@izlog/contract/ecommerce/cart/cart-gift';
import { updateCartItem } from '@izlog/contract/ecommerce/cart/cart-items';
import { updateDraft } from '@izlog/contract/ecommerce/drafts/draft-staff';
import { beginOrderEdit, confirmOrderEdit } from '@izlog/contract/ecommerce/orders/order-edit';
import { getStaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { explainPromotions } from '@izlog/contract/ecommerce/promotion-explain';
import { deletePromotion, savePromotion } from '@izlog/contract/ecommerce/promotion-staff';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildCart } from '#test/builders/cart.ts';
import { buildOrder, fromOwnAddress } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;

/** A promotion with one of these gifts for anyone who buys `productId` for 50 or more. */
const promise = (platform: TestPlatform, productId: number, giftProductIds: number[], more: object = {}) =>
  platform.call(
    savePromotion,
    {
      names: { hrv: 'Jesenski dar' },
      kind: 'gift',
      giftProductIds,
      productIds: [productId],
      minTotal: 50,
      ...more,
    },
    staff,
  );

const mug = (platform: TestPlatform, name: string, quantity: number) =>
  buildProduct(platform, { name, price: 700, stock: { isTracked: true, quantity } });

test('[CART-060, OFFICE-06] a gift comes into the cart by itself while its condition holds, for nothing: the buyer may take another, none, and it after all', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, { price: 3000 });
  const gifts = [await mug(platform, 'Šalica', 5), await mug(platform, 'Kapa', 5)];
  const [cup = 0, cap = 0] = gifts;
  const { id } = await promise(platform, productId, gifts);
  const cart = await buildCart(platform, [{ productId, qty: 1 }]);
  const itemsOf = ({ items }: Awaited<ReturnType<typeof shown>>) =>
    items.map((item) => [item.productId, item.qty, item.prices.base.row, item.gift?.name ?? null]);
  const shown = () => platform.call(getCart, cart);
  const [line] = (await shown()).items;
  const buy = (qty: number) => platform.call(updateCartItem, { ...cart, itemId: line?.itemId ?? 0, qty });
  const choose = (chosen: number | null) =>
    platform.call(chooseGift, { ...cart, promotionId: id, productId: chosen });
  const bought = [productId, 2, 60, null];

  expect(await shown()).toMatchObject({ count: 1, gifts: [] });
  const full = await buy(2);
  expect(itemsOf(full)).toEqual([bought, [cup, 1, 0, 'Jesenski dar']]);
  expect(full).toMatchObject({
    count: 3,
    promotions: [{ discount: 0 }],
    gifts: [{ promotionId: id, productId: cup, products: [{ name: 'Šalica' }, { name: 'Kapa' }] }],
    prices: { base: { itemsTotal: 60, promotion: 0, orderTotal: 60 } },
  });
  expect(itemsOf(await choose(cap))).toEqual([bought, [cap, 1, 0, 'Jesenski dar']]);
  expect(itemsOf(await choose(null))).toEqual([bought]);
  expect((await shown()).gifts).toMatchObject([{ productId: null, products: [{}, {}] }]);
  const why = await platform.call(explainPromotions, { cartId: cart.cartId }, staff);
  expect(why.promotions.map(({ reason }) => reason)).toEqual(['giftDeclined']);
  expect(itemsOf(await choose(cup))).toEqual([bought, [cup, 1, 0, 'Jesenski dar']]);
  expect(itemsOf(await buy(1))).toEqual([[productId, 1, 30, null]]);

  const strange = { ...cart, promotionId: id, productId };
  expect((await platform.refusal(chooseGift, strange)).code, 'before its condition').toBe('NOT_FOUND');
  await buy(2);
  expect((await platform.refusal(chooseGift, strange)).code, 'no gift of this promotion').toBe('NOT_FOUND');
  await platform.call(deletePromotion, { id }, staff);
  expect(itemsOf(await shown())).toEqual([bought]);
});

test('[CART-060, OFFICE-05, OFFICE-06] a gift leaves the stock with its order, stands in mail and order with its promotion, survives a change, and gives way when none is left', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, { price: 3000, stock: { isTracked: true, quantity: 50 } });
  const other = await buildProduct(platform, { price: 1000, stock: { isTracked: true, quantity: 50 } });
  const [cup, cap] = [await mug(platform, 'Zadnja šalica', 1), await mug(platform, 'Zadnja kapa', 1)];
  const { id } = await promise(platform, productId, [cup, cap], { stackGroup: 'Dar', priority: 1 });
  const instead = await platform.call(
    savePromotion,
    {
      names: { hrv: 'Umjesto dara' },
      kind: 'amount',
      value: 5,
      productIds: [productId],
      stackGroup: 'Dar',
      priority: 2,
    },
    staff,
  );
  const stockOf = async (product: number) => {
    const { db } = await platform.ctx();
    const { rows } = await db.execute<{ quantity: number; reserved: number }>(
      sql`select quantity, reserved from stock_levels where product_id = ${product}`,
    );
    return rows[0];
  };
  const buyTwo = (email: string) =>
    buildOrder(platform, 'cashOnDelivery', { items: [{ productId, qty: 2 }], email });
  const linesOf = async (slug: string) =>
    (await platform.call(getStaffOrder, { slug }, staff)).items.map((item) => [
      item.productId,
      item.quantity,
      item.total,
      item.isGift,
    ]);

  const first = await buyTwo('dar@kupci.test');
  expect(await linesOf(first.orderSlug)).toEqual([
    [productId, 2, 60, false],
    [cup, 1, 0, true],
  ]);
  expect(await stockOf(cup)).toEqual({ quantity: 0, reserved: 0 });
  const [mail] = await mailsTo(platform, 'dar@kupci.test');
  expect(JSON.stringify(mail?.text)).toMatch(/Zadnja šalica.*Dar: Jesenski dar/);

  // More of it: the same cup goes along, though none is left for others.
  const copy = await platform.call(beginOrderEdit, { slug: first.orderSlug }, staff);
  const lines = [
    { productId, quantity: 2 },
    { productId: other, quantity: 1 },
  ];
  const changed = await platform.call(updateDraft, { id: copy.id, lines }, staff);
  expect(changed.items.map((item) => [item.productId, item.gift?.promotionId ?? null])).toEqual([
    [productId, null],
    [other, null],
    [cup, id],
  ]);
  const confirmed = { slug: first.orderSlug, revision: changed.revision, hasAgreed: true } as const;
  await platform.call(confirmOrderEdit, confirmed, staff);
  expect(await linesOf(first.orderSlug)).toEqual([
    [productId, 2, 60, false],
    [other, 1, 10, false],
    [cup, 1, 0, true],
  ]);
  expect(await stockOf(cup)).toEqual({ quantity: 0, reserved: 0 });

  const second = await buyTwo('kapa@kupci.test');
  expect((await linesOf(second.orderSlug)).at(-1)).toEqual([cap, 1, 0, true]);
  const third = await platform.call(
    getCart,
    await buildCart(platform, [{ productId, qty: 2 }], fromOwnAddress({})),
  );
  // Nothing is left to give: the next of the group counts, and the buyer is told.
  expect(third.items).toHaveLength(1);
  expect(third.gifts).toMatchObject([{ promotionId: id, productId: null, products: [] }]);
  expect(third.promotions).toMatchObject([{ name: 'Umjesto dara', discount: 5 }]);
  for (const one of [id, instead.id]) await platform.call(deletePromotion, { id: one }, staff);
});
