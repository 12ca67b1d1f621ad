import {
  type BulkChange,
  getProductBulk,
  planProductBulk,
  runProductBulk,
  undoProductBulk,
} from '@izlog/contract/product/record/product-bulk';
import { updateProductRecord } from '@izlog/contract/product/record/product-record-calls';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { inTransaction } from '#platform/kernel/context.ts';
import { buildOrder } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { saveProducts } from '../products/save-products.ts';
import { runBulkJob } from './bulk-job.ts';

const staff = { as: 'staff' } as const;
/** More than two batches. */
const products = 450;
/** Changes that are played; BULK_RUNS=300 plays as many as are asked for of a release. */
const changes = Number(process.env.BULK_RUNS ?? 3);

const rounding = fc.constantFrom('cent', 'ninetyNine', 'ninety', 'whole');
const change: fc.Arbitrary<BulkChange> = fc.oneof(
  fc.record({
    kind: fc.constant('price' as const),
    percent: fc.integer({ min: -9000, max: 20_000 }).map((hundredths) => hundredths / 100),
    rounding,
  }),
  fc.record({
    kind: fc.constant('priceBy' as const),
    amount: fc.integer({ min: -3000, max: 3000 }).map((cents) => cents / 100),
    rounding,
  }),
  fc.record({
    kind: fc.constant('priceTo' as const),
    amount: fc.integer({ min: 1, max: 9000 }).map((cents) => cents / 100),
  }),
  fc.record({
    kind: fc.constant('stock' as const),
    act: fc.constantFrom('set', 'add'),
    quantity: fc.integer({ min: 0, max: 30 }),
  }),
);
const some = fc.uniqueArray(fc.nat(products - 1), { maxLength: 6 });
const moment = fc.nat(300);

interface Item {
  id: number;
  before: number | null;
  after: number | null;
  state: string;
  reason: string | null;
}

/** The shop as it is, read past all of ours: what each product has, the lines of a change, entries of the journal. */
async function reader(platform: TestPlatform) {
  const { db, site } = await platform.ctx();
  const pairs = async (query: ReturnType<typeof sql>) => {
    const { rows } = await db.execute<{ id: number; value: number | null }>(query);
    return new Map(rows.map(({ id, value }) => [id, value]));
  };
  return {
    site,
    values: (isStock: boolean) =>
      isStock
        ? pairs(sql`select product_id::int as id, quantity as value from stock_levels`)
        : pairs(sql`select distinct on (product_id) product_id::int as id, amount::int as value from product_prices p
            where kind = 'base' order by product_id, p.id desc`),
    entries: () =>
      pairs(sql`select product_id::int as id, count(*)::int as value from product_prices group by 1`),
    items: async (bulkId: number) => {
      const { rows } = await db.execute<Item & Record<string, unknown>>(sql`
        select product_id::int as id, before, after, state, reason from product_bulk_items
        where bulk_id = ${bulkId} order by product_id`);
      return rows;
    },
    /** What a dead process leaves: its transactions are gone. */
    async kill() {
      await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`);
    },
  };
}

test('[OFFICE-03] killed at any moment, beside buyers and colleagues, a change of many goes on, does nothing twice, and goes back', {
  tags: 'release',
  timeout: Math.max(60_000, changes * 8000),
}, async ({ platform }) => {
  const shop = await reader(platform);
  const ids: number[] = [];
  for (let index = 0; index < 6; index++)
    ids.push(await buildProduct(platform, { price: 900 + index, stock: { isTracked: true, quantity: 40 } }));
  ids.push(
    ...(await inTransaction(await platform.ctx(), (ctx) =>
      saveProducts(
        ctx,
        Array.from({ length: products - ids.length }, (_, index) => ({
          sku: `MNOGO-${index}`,
          translations: { hrv: { name: `Od mnogih ${index}` } },
          prices: [{ kind: 'base' as const, amount: 1 + index * 17 }],
          stock: { isTracked: true, quantity: index % 9 },
        })),
      ),
    )),
  );

  const meddle = async (places: readonly number[], cents: number) => {
    for (const place of places)
      await platform.call(
        updateProductRecord,
        {
          id: ids[place] ?? 0,
          price: { base: cents / 100, sale: null, saleFrom: null, saleTo: null, member: null },
        },
        staff,
      );
  };
  const buy = (place: number) =>
    buildOrder(platform, 'cashOnDelivery', { items: [{ productId: ids[place] ?? 0, qty: 1 }] });
  const work = async (bulkId: number, at: number) => {
    const job = () => runBulkJob(platform.kernel, { siteId: shop.site.id, bulkId });
    const killed = Promise.allSettled([job(), job()]);
    await new Promise((done) => setTimeout(done, at));
    await shop.kill();
    await killed;
    return job;
  };

  // Another price in each round: a colleague who saves what is there changes nothing, and the change goes on.
  let theirs = 8_888;
  await fc.assert(
    fc.asyncProperty(change, some, some, moment, moment, async (wanted, before, while_, first, second) => {
      const isStock = wanted.kind === 'stock';
      theirs += 1;
      const was = await shop.values(isStock);
      const plan = await platform.call(planProductBulk, { ids, change: wanted }, staff);
      expect(await shop.values(isStock), 'a plan changes nothing').toEqual(was);
      const planned = await shop.items(plan.id);
      expect(planned.map(({ id, before }) => [id, before]).toSorted()).toEqual([...was].toSorted());

      await meddle(before, 7777);
      await buy(before.length % 6);
      const meddled = await shop.values(isStock);
      const journal = await shop.entries();
      await platform.call(runProductBulk, { id: plan.id }, staff);
      const goOn = await work(plan.id, first);
      await Promise.all([goOn(), goOn(), meddle(while_, theirs)]);

      const ran = await shop.items(plan.id);
      const now = await shop.values(isStock);
      const written = await shop.entries();
      const colleagues = new Set(while_.map((place) => ids[place]));
      for (const [index, { id, after, reason }] of planned.entries()) {
        const line = ran.find((one) => one.id === id);
        const isChanged = meddled.get(id) !== was.get(id);
        const mine = reason === null && !isChanged;
        if (!isStock && colleagues.has(id)) {
          expect([id, now.get(id)]).toEqual([id, theirs]);
          continue;
        }
        expect([index, line?.state, line?.reason]).toEqual([
          index,
          mine ? 'done' : 'refused',
          mine ? null : (reason ?? 'changed'),
        ]);
        expect([id, now.get(id)]).toEqual([id, mine ? after : meddled.get(id)]);
        if (!isStock)
          expect([id, (written.get(id) ?? 0) - (journal.get(id) ?? 0)]).toEqual([id, mine ? 1 : 0]);
      }
      const done = ran.filter(({ state }) => state === 'done');
      expect(await platform.call(getProductBulk, { id: plan.id }, staff)).toMatchObject({
        state: 'done',
        matched: products,
        done: done.length,
      });

      const beforeBack = await shop.values(isStock);
      await platform.call(undoProductBulk, { id: plan.id }, staff);
      await (await work(plan.id, second))();
      const back = await shop.values(isStock);
      const atLast = await shop.entries();
      for (const line of ran) {
        const isMine = line.state === 'done' && beforeBack.get(line.id) === line.after;
        expect([line.id, back.get(line.id)]).toEqual([
          line.id,
          isMine ? line.before : beforeBack.get(line.id),
        ]);
        expect(atLast.get(line.id) ?? 0, 'the journal forgets nothing').toBeGreaterThanOrEqual(
          written.get(line.id) ?? 0,
        );
      }
      expect(await platform.call(getProductBulk, { id: plan.id }, staff)).toMatchObject({
        state: 'undone',
      });
    }),
    { numRuns: changes, endOnFailure: true },
  );
});
