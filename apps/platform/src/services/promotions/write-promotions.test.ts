import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import {
  deletePromotion,
  filterPromotions,
  getPromotion,
  savePromotion,
} from '@izlog/contract/ecommerce/promotion-staff';
import { filterAudit } from '@izlog/contract/user/audit';
import { buildCart } from '@izlog/platform/test/builders/cart';
import { buildProduct } from '@izlog/platform/test/builders/product';
import { platformTest as test } from '@izlog/platform/test/kit';
import { expect } from 'vitest';

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

  expect(late).toMatchObject({ status: 409, code: 'RECORD_CHANGED', payload: { fields: ['value'] } });
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
