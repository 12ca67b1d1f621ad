import { productGet } from '@izlog/contract/product/product-get';
import { updateProductRecord } from '@izlog/contract/product/record/product-record-calls';
import {
  copySale,
  deleteSale,
  endSale,
  filterSales,
  getSale,
  joinSale,
  moveSale,
  saveSale,
  scheduleSale,
} from '@izlog/contract/product/sales/sale-staff';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildProduct } from '#test/builders/product.ts';
import { buildProductCategory } from '#test/builders/product-category.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { runDuePrices } from '../lists/due-prices-job.ts';
import { runSaleJob } from './sale-job.ts';

const staff = { as: 'staff' } as const;
const hour = 3_600_000;
const day = 24 * hour;

const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

/** A sale of a fifth in three days, for two days, with what a test says of it. */
const draft = (more: object) => ({
  name: 'Vikend',
  kind: 'percent' as const,
  value: 20,
  validFrom: inDays(3),
  validTo: inDays(5),
  ...more,
});

/** Does what was begun, twice at once, as two nodes would after one of them was thought dead. */
async function work(platform: TestPlatform, saleId: number, now?: Date) {
  const { site } = await platform.ctx();
  const job = () => runSaleJob(platform.kernel, { siteId: site.id, saleId }, now);
  await Promise.all([job(), job()]);
}

async function schedule(platform: TestPlatform, id: number) {
  const { fits } = await platform.call(getSale, { id }, staff);
  await platform.call(scheduleSale, { id, fits }, staff);
  await work(platform, id);
}

/** What the shop asks and announces of a product at a moment that the clock is moved to: the flat list, brought up to it. */
async function listed(platform: TestPlatform, id: number, at: Date) {
  await runDuePrices(platform.kernel, at);
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ price: number; struck: number; lowest: number | null }>(sql`
    select final_price as price, retail_price as struck, lowest_price as lowest from product_list
    where product_id = ${id} and store_id = 0`);
  return rows[0];
}

test('[SELL-01, OFFICE-04] a weekend sale of a category is shown before, begins, is announced with its 30-day price and is over by itself', async ({
  platform,
}) => {
  const categoryId = await buildProductCategory(platform, { name: 'Majice za vikend' });
  const plain = await buildProduct(platform, { price: 2000, categories: [categoryId] });
  const raised = await buildProduct(platform, { price: 1350, categories: [categoryId] });
  await platform.call(
    updateProductRecord,
    { id: raised, price: { base: 18, sale: null, saleFrom: null, saleTo: null, member: null } },
    staff,
  );
  const reduced = await buildProduct(platform, { price: 3000, sale: 2500, categories: [categoryId] });
  const priceless = await buildProduct(platform, { prices: [], categories: [categoryId] });

  const { id } = await platform.call(saveSale, draft({ categoryIds: [categoryId] }), staff);
  const shown = await platform.call(getSale, { id }, staff);
  expect(shown).toMatchObject({ state: 'draft', matched: 4, fits: 1, percents: { least: 20, most: 20 } });
  expect(shown.examples).toMatchObject([
    {
      productId: plain,
      before: 20,
      shown: { finalPrice: 16, retailPrice: 20, discount: { lowestPrice: 20 } },
    },
  ]);
  const left = Object.fromEntries(shown.leftExamples.map((line) => [line.productId, line]));
  expect(left[raised]).toMatchObject({ reason: 'notBelowLowest', after: 14.4, lowest: 13.5 });
  expect(left[raised]?.raisedAt).not.toBeNull();
  expect(left[reduced]).toMatchObject({ reason: 'hasSalePrice', until: null });
  expect(left[priceless]).toMatchObject({ reason: 'noPrice' });
  expect(await listed(platform, plain, new Date())).toMatchObject({ price: 2000 });

  await schedule(platform, id);
  expect(await platform.call(getSale, { id }, staff)).toMatchObject({ state: 'planned', isUnderWay: false });
  const [from, to] = [Date.parse(shown.validFrom), Date.parse(shown.validTo)];
  expect(await listed(platform, plain, new Date(from - 1))).toMatchObject({ price: 2000, lowest: null });
  expect(await listed(platform, plain, new Date(from))).toEqual({ price: 1600, struck: 2000, lowest: 2000 });
  expect(await listed(platform, raised, new Date(from))).toMatchObject({ price: 1800, lowest: null });
  expect(await listed(platform, plain, new Date(to))).toEqual({ price: 2000, struck: 2000, lowest: null });
});

test('[SELL-01] a sale that ends before it begins, without goods, with strange ones or over already is refused at its field', async ({
  platform,
}) => {
  const id = await buildProduct(platform);
  const fields = async (more: object) => {
    const { status, payload } = await platform.refusal(saveSale, draft({ productIds: [id], ...more }), staff);
    expect(status).toBe(400);
    return (payload as { fields: { path: string; kind: string }[] }).fields.map(
      ({ path, kind }) => `${path} ${kind}`,
    );
  };
  expect(await fields({ validTo: inDays(2) })).toEqual(['validTo range']);
  expect(await fields({ validFrom: inDays(-3), validTo: inDays(-1) })).toEqual(['validTo past']);
  expect(await fields({ productIds: [] })).toEqual(['categoryIds required']);
  expect(await fields({ skus: ['NEMA-TAKVOG'] })).toEqual(['skus.0 reference']);
  expect(await fields({ value: 0 })).toEqual(['value range']);
  expect(await fields({ value: 99 })).toEqual(['value range']);
  expect(await fields({ categoryIds: [999_999] })).toEqual(['categoryIds reference']);
  expect(await platform.refusal(filterSales, {}, { as: 'customer' })).toMatchObject({ status: 403 });
});

test('[SELL-01] two sales over one product: the second leaves it alone and names the first; pressed twice one is scheduled once', async ({
  platform,
}) => {
  const id = await buildProduct(platform, { price: 1000 });
  const first = await platform.call(saveSale, draft({ name: 'Prvo', productIds: [id] }), staff);
  const second = await platform.call(saveSale, draft({ name: 'Drugo', productIds: [id], value: 30 }), staff);
  await Promise.all([
    platform.call(scheduleSale, { id: first.id, fits: 1 }, staff),
    platform.call(scheduleSale, { id: first.id, fits: 1 }, staff),
  ]);
  // The second is scheduled before the first is written: who comes later finds it when it is written.
  await platform.call(scheduleSale, { id: second.id, fits: 1 }, staff);
  await work(platform, first.id);
  await work(platform, second.id);

  const { db } = await platform.ctx();
  const { rows } = await db.execute(sql`
    select amount, cause from product_prices where product_id = ${id} and kind = 'sale'`);
  expect(rows).toEqual([{ amount: 800, cause: `sale:${first.id}` }]);
  expect(await platform.call(getSale, { id: second.id }, staff)).toMatchObject({
    fits: 0,
    leftExamples: [{ productId: id, reason: 'inSale', other: { id: first.id, name: 'Prvo' } }],
  });
  const refused = await platform.refusal(deleteSale, { id: first.id }, staff);
  expect(refused).toMatchObject({ status: 409 });
});

test('[SELL-01] a sale whose goods changed since it was shown is not scheduled; what comes later joins when it is asked to', async ({
  platform,
}) => {
  const categoryId = await buildProductCategory(platform, { name: 'Raste' });
  const one = await buildProduct(platform, { price: 1000, categories: [categoryId] });
  const { id } = await platform.call(saveSale, draft({ categoryIds: [categoryId] }), staff);
  const two = await buildProduct(platform, { price: 3000, categories: [categoryId] });
  expect(await platform.refusal(scheduleSale, { id, fits: 1 }, staff)).toMatchObject({ status: 400 });
  expect(await platform.call(getSale, { id }, staff)).toMatchObject({ state: 'draft', fits: 2 });
  await schedule(platform, id);

  const three = await buildProduct(platform, { price: 5000, categories: [categoryId] });
  const sale = await platform.call(getSale, { id }, staff);
  expect(sale).toMatchObject({ fits: 2, joining: 1 });
  const begun = new Date(sale.validFrom);
  expect(await listed(platform, three, begun)).toMatchObject({ price: 5000 });
  await platform.call(joinSale, { id }, staff);
  await work(platform, id);
  expect(await platform.call(getSale, { id }, staff)).toMatchObject({ fits: 3, joining: 0 });
  for (const [product, price] of [
    [one, 800],
    [two, 2400],
    [three, 4000],
  ] as const)
    expect(await listed(platform, product, begun)).toMatchObject({ price });
});

test('[SELL-01] a sale is moved, prolonged while it runs and ended early; what somebody set by hand meanwhile stays', async ({
  platform,
}) => {
  const ids = [await buildProduct(platform, { price: 1000 }), await buildProduct(platform, { price: 2000 })];
  const [one = 0, two = 0] = ids;
  const { id } = await platform.call(saveSale, draft({ productIds: ids }), staff);
  await schedule(platform, id);
  await platform.call(moveSale, { id, validFrom: inDays(6), validTo: inDays(8) }, staff);
  await work(platform, id);
  expect(await listed(platform, one, new Date(inDays(4)))).toMatchObject({ price: 1000 });
  expect(await listed(platform, one, new Date(inDays(7)))).toMatchObject({ price: 800, lowest: 1000 });
  expect(await listed(platform, one, new Date(inDays(9)))).toMatchObject({ price: 1000 });

  // It begins at once, and then lasts longer: one reduction, counted from what was asked before it.
  await platform.call(moveSale, { id, validFrom: inDays(-1), validTo: inDays(2) }, staff);
  await work(platform, id);
  await platform.call(moveSale, { id, validTo: inDays(4) }, staff);
  await work(platform, id);
  expect(await platform.call(productGet, { id: one })).toMatchObject({
    finalPrice: 8,
    retailPrice: 10,
    discount: { percent: 20, lowestPrice: 10 },
  });
  const { record } = { record: await platform.call(getSale, { id }, staff) };
  expect(record).toMatchObject({ state: 'on', fits: 2 });

  await platform.call(
    updateProductRecord,
    { id: two, price: { base: 20, sale: 15, saleFrom: null, saleTo: null, member: null } },
    staff,
  );
  const lines = (await platform.call(getSale, { id }, staff)).examples;
  expect(lines.map(({ isOvertaken }) => isOvertaken)).toEqual([false, true]);
  await platform.call(endSale, { id }, staff);
  await platform.call(endSale, { id }, staff);
  await work(platform, id);
  expect(await platform.call(getSale, { id }, staff)).toMatchObject({ state: 'over' });
  expect(await platform.call(productGet, { id: one })).toMatchObject({ finalPrice: 10, discount: null });
  expect(await platform.call(productGet, { id: two })).toMatchObject({ finalPrice: 15 });
  expect(await platform.refusal(moveSale, { id, validTo: inDays(9) }, staff)).toMatchObject({ status: 400 });

  const again = await platform.call(copySale, { id }, staff);
  // Both were cheaper within the 30 days, so the same reduction again would be none.
  const copy = await platform.call(getSale, { id: again.id }, staff);
  expect(copy).toMatchObject({ state: 'draft', fits: 0 });
  expect(copy.leftExamples.map(({ reason }) => reason)).toEqual(['notBelowLowest', 'hasSalePrice']);
});

test('[SELL-01, SELL-03] a variant is reduced by itself, also at the price of its product, which then costs from that on; a sum of members is none to reduce', async ({
  platform,
}) => {
  const parent = await buildProduct(platform, { price: 1000, format: 'configurable' });
  const inherits = await buildProduct(platform, { parentId: parent, prices: [] });
  const own = await buildProduct(platform, { parentId: parent, price: 1200 });
  const other = await buildProduct(platform, { parentId: parent, prices: [] });
  const { id } = await platform.call(saveSale, draft({ productIds: [inherits, own] }), staff);
  await schedule(platform, id);
  const at = new Date((await platform.call(getSale, { id }, staff)).validFrom);
  expect(await listed(platform, inherits, at)).toEqual({ price: 800, struck: 1000, lowest: 1000 });
  expect(await listed(platform, own, at)).toEqual({ price: 960, struck: 1200, lowest: 1200 });
  expect(await listed(platform, other, at)).toMatchObject({ price: 1000, lowest: null });
  expect(await listed(platform, parent, at)).toEqual({ price: 800, struck: 1000, lowest: 1000 });

  const bundle = await buildProduct(platform, {
    prices: [],
    format: 'bundle',
    bundle: [{ productId: own, quantity: 2 }],
  });
  const summed = await platform.call(saveSale, draft({ productIds: [bundle] }), staff);
  expect((await platform.call(getSale, { id: summed.id }, staff)).leftExamples).toMatchObject([
    { reason: 'sumOfMembers' },
  ]);
});
