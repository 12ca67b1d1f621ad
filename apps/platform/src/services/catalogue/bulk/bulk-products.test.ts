import {
  type BulkChange,
  getProductBulk,
  listBulkRefused,
  planProductBulk,
  runProductBulk,
  undoProductBulk,
} from '@izlog/contract/product/record/product-bulk';
import { getProductRecord, updateProductRecord } from '@izlog/contract/product/record/product-record-calls';
import { filterProductRows } from '@izlog/contract/product/record/product-rows';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildStaff } from '#test/builders/account.ts';
import { buildProduct } from '#test/builders/product.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { saveTag } from '../attributes/save-tag.ts';
import { runBulkJob } from './bulk-job.ts';

const staff = { as: 'staff' } as const;

/** Does what was begun, twice at once, as two nodes would after one of them was thought dead. */
async function work(platform: TestPlatform, bulkId: number) {
  const { site } = await platform.ctx();
  const job = () => runBulkJob(platform.kernel, { siteId: site.id, bulkId });
  await Promise.all([job(), job()]);
}

const pricesOf = async (platform: TestPlatform, search: string) => {
  const { records } = await platform.call(filterProductRows, { search, limit: 100 }, staff);
  return Object.fromEntries(records.map(({ id, basicPrice }) => [id, basicPrice]));
};

test('[OFFICE-03] what is shown of a change of prices is what happens; what a colleague changed since is left alone', async ({
  platform,
}) => {
  const ids: number[] = [];
  for (let index = 0; index < 30; index++)
    ids.push(await buildProduct(platform, { name: `Svijeca skupna ${index}`, price: 1000 + index * 37 }));
  const poor = await buildProduct(platform, { name: 'Svijeca skupna bez cijene', prices: [] });
  const before = await pricesOf(platform, 'svijeca skupna');
  const change = { kind: 'price', percent: 7, rounding: 'ninetyNine' } as const;

  const plan = await platform.call(planProductBulk, { filter: { search: 'svijeca skupna' }, change }, staff);
  expect(plan).toMatchObject({
    state: 'planned',
    matched: 31,
    planned: 30,
    refused: [{ reason: 'noPrice', count: 1 }],
    refusedExamples: [{ productId: poor }],
  });
  expect(plan.examples[0]).toMatchObject({ before: 10, after: 10.99 });
  expect(await pricesOf(platform, 'svijeca skupna')).toEqual(before);

  const [own = 0] = ids;
  await platform.call(
    updateProductRecord,
    { id: own, price: { base: 77, sale: null, saleFrom: null, saleTo: null, member: null } },
    staff,
  );
  await buildProduct(platform, { name: 'Svijeca skupna kasnija', price: 500 });
  await platform.call(runProductBulk, { id: plan.id }, staff);
  await platform.call(runProductBulk, { id: plan.id }, staff);
  await work(platform, plan.id);

  const done = await platform.call(getProductBulk, { id: plan.id }, staff);
  expect(done).toMatchObject({ state: 'done', planned: 29, done: 29 });
  expect(done.refused).toContainEqual({ reason: 'changed', count: 1 });
  const after = await pricesOf(platform, 'svijeca skupna');
  expect(after[own]).toBe(77);
  for (const { productId, after: promised } of plan.examples.slice(1))
    expect(after[productId]).toBe(promised);

  const { db } = await platform.ctx();
  const entries = async () =>
    (await db.execute<{ n: number }>(sql`select count(*)::int as n from product_prices`)).rows[0]?.n ?? 0;
  const written = await entries();
  await platform.call(undoProductBulk, { id: plan.id }, staff);
  await work(platform, plan.id);
  expect(await platform.call(getProductBulk, { id: plan.id }, staff)).toMatchObject({
    state: 'undone',
    undone: 29,
  });
  const undone = await pricesOf(platform, 'svijeca skupna');
  for (const id of ids.slice(1)) expect(undone[id]).toBe(before[id]);
  expect(undone[own]).toBe(77);
  expect(await entries()).toBe(written + 29);
});

test('[OFFICE-03] states and tags of chosen products are changed and taken back; what another site has is refused', async ({
  platform,
}) => {
  const ids = [
    await buildProduct(platform, { name: 'Za oznaku 1' }),
    await buildProduct(platform, { name: 'Za oznaku 2', isArchived: true }),
  ];
  const tagId = await saveTag(await platform.ctx(), {
    code: 'skupna',
    translations: { hrv: { name: 'Skupna' } },
  });
  const tagged = async () =>
    (await (await platform.ctx()).db.execute(sql`select from product_tags where tag_id = ${tagId}`)).rows
      .length;
  const elsewhere = await platform.refusal(
    planProductBulk,
    { ids, change: { kind: 'tag', act: 'add', tagId } },
    { as: 'staff', site: 2 },
  );
  expect(elsewhere).toMatchObject({ status: 400 });

  const plan = await platform.call(
    planProductBulk,
    { ids, change: { kind: 'tag', act: 'add', tagId } },
    staff,
  );
  await platform.call(runProductBulk, { id: plan.id }, staff);
  await work(platform, plan.id);
  expect(await tagged()).toBe(2);
  await platform.call(undoProductBulk, { id: plan.id }, staff);
  await work(platform, plan.id);
  expect(await tagged()).toBe(0);

  const change = { kind: 'state', state: 'archived' } as const;
  const away = await platform.call(planProductBulk, { ids, change }, staff);
  expect(away).toMatchObject({ planned: 1, refused: [{ reason: 'same', count: 1 }] });
  expect(await platform.refusal(getProductBulk, { id: away.id }, { as: 'staff', site: 2 })).toMatchObject({
    status: 404,
  });
});

test('[OFFICE-03] a plan names its products, and the journal of prices who ran it or took it back', async ({
  platform,
}) => {
  const id = await buildProduct(platform, { price: 1000 });
  const change = { kind: 'price', percent: 10, rounding: 'cent' } as const;
  expect(await platform.refusal(planProductBulk, { change }, staff)).toMatchObject({
    status: 400,
    payload: { fields: [{ path: 'ids', kind: 'required' }] },
  });

  const ctx = await platform.ctx();
  const colleague = await buildStaff(platform);
  const { id: planId } = await platform.call(planProductBulk, { ids: [id], change }, staff);
  for (const endpoint of [runProductBulk, undoProductBulk]) {
    await ctx.db.execute(sql`update product_bulks set user_id = ${colleague.id} where id = ${planId}`);
    await platform.call(endpoint, { id: planId }, staff);
    await work(platform, planId);
  }

  const { journal } = await platform.call(getProductRecord, { id }, staff);
  const me = ctx.caller.kind === 'staff' ? `staff:${ctx.caller.userId}` : '';
  expect(journal.slice(0, 2).map(({ who }) => who)).toEqual([me, me]);
});

test('[OFFICE-03] stock, amounts and fixed prices of many say before what is refused, and go back exactly', async ({
  platform,
}) => {
  const name = 'Lonac skupni';
  const stock = { isTracked: true, quantity: 7, backorders: 'notify' as const, lowAt: 2 };
  const ids = [
    await buildProduct(platform, { name: `${name} 1`, price: 1000, stock }),
    await buildProduct(platform, { name: `${name} 2`, price: 150, stock: { isTracked: false } }),
  ];
  const [first = 0, second = 0] = ids;
  const begin = async (change: BulkChange) => {
    const plan = await planOf(change);
    await platform.call(runProductBulk, { id: plan.id }, staff);
    await work(platform, plan.id);
    return plan;
  };
  const planOf = (change: BulkChange) =>
    platform.call(planProductBulk, { filter: { search: 'lonac skupni' }, change }, staff);
  const recordOf = (id: number) => platform.call(getProductRecord, { id }, staff);

  const added = await begin({ kind: 'stock', act: 'add', quantity: -3 });
  expect(added).toMatchObject({ chosen: 2, planned: 1, refused: [{ reason: 'uncounted', count: 1 }] });
  expect((await recordOf(first)).stock).toMatchObject({ ...stock, quantity: 4 });
  const { lines } = await platform.call(listBulkRefused, { id: added.id }, staff);
  expect(lines).toMatchObject([{ productId: second, reason: 'uncounted', before: null }]);
  expect(await planOf({ kind: 'stock', act: 'add', quantity: -5 })).toMatchObject({
    planned: 0,
    refused: [
      { reason: 'promised', count: 1 },
      { reason: 'uncounted', count: 1 },
    ],
  });
  await platform.call(undoProductBulk, { id: added.id }, staff);
  await work(platform, added.id);
  expect((await recordOf(first)).stock).toMatchObject(stock);

  const lowered = await begin({ kind: 'priceBy', amount: -1.5, rounding: 'ninety' });
  expect(lowered.examples).toMatchObject([{ before: 10, after: 8.9 }]);
  expect(lowered).toMatchObject({ refused: [{ reason: 'tooLow', count: 1 }] });
  expect((await recordOf(first)).price.base).toBe(8.9);
  await begin({ kind: 'priceTo', amount: 5 });
  expect([(await recordOf(first)).price.base, (await recordOf(second)).price.base]).toEqual([5, 5]);
  await begin({ kind: 'taxClass', taxClassId: null });
  expect((await recordOf(first)).journal.map(({ amount }) => amount)).toEqual([5, 8.9, 10]);
});
