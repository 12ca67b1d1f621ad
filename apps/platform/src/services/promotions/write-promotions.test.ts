import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { explainPromotions } from '@izlog/contract/ecommerce/promotion-explain';
import {
  deletePromotion,
  filterPromotions,
  getPromotion,
  savePromotion,
} from '@izlog/contract/ecommerce/promotion-staff';
import { filterAudit } from '@izlog/contract/user/audit';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildCart } from '#test/builders/cart.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTest as test } from '#test/kit.ts';

const staff = { as: 'staff' } as const;
const autumn = { names: { hrv: 'Jesenska akcija' }, kind: 'percent', value: 20 } as const;

test('[CART-060, OFFICE-01] a promotion that staff save is in every cart that meets its conditions, in its order, until it is switched off', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, { price: 10_000 });
  const cart = await buildCart(platform, [{ productId, qty: 1 }]);
  const total = async () => (await platform.call(getCart, cart)).prices.converted.orderTotal;

  const later = await platform.call(
    savePromotion,
    { ...autumn, names: { hrv: 'Još malo' }, kind: 'amount', value: 5, priority: 2, minTotal: 50 },
    staff,
  );
  const first = await platform.call(savePromotion, { ...autumn, priority: 1 }, staff);
  expect(await total()).toBe(75);
  const { records } = await platform.call(filterPromotions, { keywords: 'a' }, staff);
  expect(records.map(({ id }) => id)).toEqual([first.id, later.id]);

  await platform.call(savePromotion, { ...first, isLast: true }, staff);
  expect(await total()).toBe(80);
  await platform.call(savePromotion, { ...first, isActive: false, revision: undefined }, staff);
  expect(await total()).toBe(95);
  await platform.call(deletePromotion, { id: later.id }, staff);
  expect(await total()).toBe(100);
  expect((await platform.refusal(getPromotion, { id: later.id }, staff)).status).toBe(404);
  await platform.call(deletePromotion, { id: first.id }, staff);
});

test('[OFFICE-07, OFFICE-15] of two who change a promotion the second hears which fields were changed, and the log tells both', async ({
  platform,
}) => {
  const read = await platform.call(savePromotion, { ...autumn, isActive: false }, staff);
  await platform.call(savePromotion, { ...read, value: 25 }, staff);

  const late = await platform.refusal(savePromotion, { ...read, value: 30 }, staff);

  const who = { by: expect.stringMatching(/\S/), at: expect.stringMatching(/Z$/) };
  expect(late).toMatchObject({ status: 409, code: 'RECORD_CHANGED', payload: { fields: ['value'], ...who } });
  expect(late.payload).not.toHaveProperty('target');
  expect((await platform.call(getPromotion, { id: read.id }, staff)).value).toBe(25);
  const { records } = await platform.call(filterAudit, { limit: 2 }, staff);
  expect(records).toMatchObject([
    { changes: [{ target: `promotion ${read.id}`, before: { value: 20 }, after: { value: 25 } }] },
    { changes: [{ target: `promotion ${read.id}`, before: {}, after: { value: 20 } }] },
  ]);
  await platform.call(deletePromotion, { id: read.id }, staff);
});

test('[CART-060, OFFICE-08] what makes no sense is refused by field, and a promotion of another site is not there', async ({
  platform,
}) => {
  const fieldsOf = async (input: object) => {
    const { payload } = await platform.refusal(savePromotion, { ...autumn, ...input }, staff);
    return (payload as { fields: { path: string }[] }).fields.map(({ path }) => path);
  };
  expect(await fieldsOf({ value: 101 })).toEqual(['value']);
  expect(await fieldsOf({ names: { eng: 'Autumn' }, skus: ['NEMA'] })).toEqual(['names.hrv', 'skus.0']);
  const days = { validFrom: '2027-02-02T00:00:00Z', validTo: '2027-02-01T00:00:00Z' };
  expect(await fieldsOf(days)).toEqual(['validTo']);

  const { id } = await platform.call(savePromotion, { ...autumn, isActive: false }, staff);
  const elsewhere = { as: 'staff', site: 2 } as const;
  expect((await platform.refusal(getPromotion, { id }, elsewhere)).status).toBe(404);
  expect((await platform.refusal(savePromotion, { ...autumn, id }, elsewhere)).status).toBe(404);
  expect((await platform.refusal(deletePromotion, { id }, elsewhere)).status).toBe(404);
  await platform.call(deletePromotion, { id }, staff);
});

test('[CART-060, OFFICE-06] a fixed price and three for two take off what they say, a gift is for nothing, and a group gives only its first', async ({
  platform,
}) => {
  const [dear, cheap, mug] = [
    await buildProduct(platform, { price: 3000 }),
    await buildProduct(platform, { price: 1000 }),
    await buildProduct(platform, { price: 700 }),
  ];
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ id: string; sku: string }>(sql`select id, sku from products`);
  const sku = (id: number | undefined) => rows.find((row) => Number(row.id) === id)?.sku ?? '';
  const saved: number[] = [];
  const save = async (input: object) => {
    const one = await platform.call(savePromotion, { ...autumn, value: 0, ...input } as never, staff);
    saved.push(one.id);
    return one;
  };
  const cart = await buildCart(platform, [
    { productId: dear, qty: 2 },
    { productId: cheap, qty: 1 },
  ]);
  const shown = async () => {
    const { promotions, prices } = await platform.call(getCart, cart);
    return { promotions: promotions.map(({ discount }) => discount), total: prices.base.cartTotal };
  };

  await save({
    kind: 'multiBuy',
    buyQuantity: 3,
    payQuantity: 2,
    productIds: [dear, cheap],
    priority: 1,
    stackGroup: 'Jesen',
  });
  expect(await shown()).toEqual({ promotions: [10], total: 60 });
  const fixed = await save({ kind: 'fixedPrice', value: 25, productIds: [dear], priority: 2 });
  expect(await shown()).toEqual({ promotions: [10, 10], total: 50 });
  await save({ kind: 'percent', value: 50, priority: 3, stackGroup: 'Jesen' });
  expect(await shown()).toEqual({ promotions: [10, 10], total: 50 });

  const gift = await save({ kind: 'gift', giftSkus: [sku(mug)], minTotal: 70, priority: 4 });
  expect(gift).toMatchObject({ giftProductIds: [mug], buyQuantity: null });
  expect(await shown()).toEqual({ promotions: [10, 10, 0], total: 50 });

  const why = await platform.call(explainPromotions, { cartId: cart.cartId }, staff);
  expect(why).toMatchObject({ cartTotal: 50, items: [{}, {}, { productId: mug, total: 0 }] });
  expect(why.promotions.map(({ reason, by }) => [reason, by?.id ?? null])).toEqual([
    ['counts', null],
    ['counts', null],
    ['groupTaken', saved[0]],
    ['counts', null],
  ]);
  expect(why.promotions[1]?.rows).toEqual([{ item: 0, discount: 10 }]);
  const tried = await platform.call(explainPromotions, { items: [{ sku: sku(cheap), quantity: 2 }] }, staff);
  expect(tried.promotions.map(({ reason, missing }) => [reason, missing])).toEqual([
    ['minimumQuantity', 1],
    ['notForItems', null],
    ['counts', null],
    ['minimumTotal', 50],
  ]);
  expect(
    (await platform.refusal(explainPromotions, { items: [{ sku: 'NEMA', quantity: 1 }] }, staff)).status,
  ).toBe(400);
  const elsewhere = { as: 'staff', site: 2 } as const;
  expect((await platform.refusal(explainPromotions, { cartId: cart.cartId }, elsewhere)).status).toBe(404);

  await platform.call(savePromotion, { ...fixed, isActive: false, revision: undefined }, staff);
  for (const id of saved) await platform.call(deletePromotion, { id }, staff);
});

test('[CART-060] what a kind lacks is refused beside its field', async ({ platform }) => {
  const fieldsOf = async (input: object) => {
    const { payload } = await platform.refusal(
      savePromotion,
      { ...autumn, value: 0, ...input } as never,
      staff,
    );
    return (payload as { fields: { path: string }[] }).fields.map(({ path }) => path);
  };
  expect(await fieldsOf({ kind: 'multiBuy', buyQuantity: 2, payQuantity: 2 })).toEqual(['payQuantity']);
  expect(await fieldsOf({ kind: 'multiBuy' })).toEqual(['buyQuantity', 'payQuantity']);
  expect(await fieldsOf({ kind: 'gift' })).toEqual(['giftSkus']);
  expect(await fieldsOf({ kind: 'gift', giftSkus: ['NEMA TOGA'] })).toEqual(['giftSkus.0']);
  expect(await fieldsOf({ kind: 'fixedPrice' })).toEqual(['value']);
  expect(await fieldsOf({ value: 10, segmentId: 987_654 })).toEqual(['segmentId']);
});
