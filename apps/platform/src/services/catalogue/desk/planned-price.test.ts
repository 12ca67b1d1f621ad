import { productGet } from '@izlog/contract/product/product-get';
import { previewProductPrice } from '@izlog/contract/product/record/price-preview';
import { updateProductRecord } from '@izlog/contract/product/record/product-record-calls';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildProduct } from '#test/builders/product.ts';
import { platformTest as test } from '#test/kit.ts';

const staff = { as: 'staff' } as const;
const day = 86_400_000;
const noPrice = { base: null, sale: null, saleFrom: null, saleTo: null, member: null };

test('[OFFICE-04, EDIT-005] a regular price is planned for a day, shown before it is saved, kept by what is changed meanwhile, and taken back', async ({
  platform,
}) => {
  const id = await buildProduct(platform, { price: 1000 });
  const nextFrom = new Date(Date.now() + 3 * day).toISOString();
  const planned = { ...noPrice, base: 10, nextBase: 12.5, nextFrom };
  const save = (price: object) =>
    platform.call(updateProductRecord, { id, price: { ...noPrice, ...price } }, staff);
  const refused = (price: object) =>
    platform.refusal(updateProductRecord, { id, price: { ...noPrice, ...price } }, staff);

  const preview = await platform.call(previewProductPrice, { id, price: planned }, staff);
  expect([preview.now.finalPrice, preview.later, preview.next]).toMatchObject([
    10,
    null,
    { finalPrice: 12.5 },
  ]);
  expect((await save(planned)).price).toMatchObject({ base: 10, nextBase: 12.5, nextFrom });
  expect((await platform.call(productGet, { id })).finalPrice).toBe(10);

  // Another price of today, by a program that knows nothing of the plan.
  expect((await save({ base: 11 })).price).toMatchObject({ base: 11, nextBase: 12.5, nextFrom });
  const later = await platform.call(previewProductPrice, { id, price: { ...planned, base: 11 } }, staff);
  expect(later.next).toMatchObject({ finalPrice: 12.5, discount: null });

  expect(await refused({ base: 11, nextBase: 13, nextFrom: null })).toMatchObject({ status: 400 });
  const past = new Date(Date.now() - day).toISOString();
  expect(await refused({ base: 11, nextBase: 13, nextFrom: past })).toMatchObject({ status: 400 });

  expect((await save({ base: 11, nextBase: null, nextFrom: null })).price).toMatchObject({
    base: 11,
    nextBase: null,
    nextFrom: null,
  });
  // The same once more.
  expect((await save({ ...planned, base: 11 })).price).toMatchObject({ base: 11, nextBase: 12.5, nextFrom });
});

test('[OFFICE-04] the preview tells the line of the price: what was asked, what will be, and what a reduction is counted from', async ({
  platform,
}) => {
  const id = await buildProduct(platform, { price: 2000 });
  const { db } = await platform.ctx();
  await db.execute(sql`
    insert into product_prices (site_id, product_id, currency, kind, amount, valid_from, valid_to, who, cause)
    values (1, ${id}, 'EUR', 'sale', 1500, now() - interval '20 days', now() - interval '10 days', 'seed', 'price')`);
  const price = { ...noPrice, base: 20, sale: 12 };

  const { now, line } = await platform.call(previewProductPrice, { id, price }, staff);

  expect(line.steps.map((step) => step.price)).toEqual([20, 15, 20, 12]);
  expect(line.steps.at(-1)?.at).toBe(line.now);
  expect(line.reduction).toEqual({ from: line.now, lowest: 15 });
  expect(now).toMatchObject({ finalPrice: 12, lowest: 15, reason: 'fromLowest' });
  const plain = await platform.call(previewProductPrice, { id, price: { ...noPrice, base: 20 } }, staff);
  expect(plain.line.reduction).toBeNull();
  expect((await platform.call(previewProductPrice, { price: noPrice }, staff)).line.steps).toEqual([]);
});
