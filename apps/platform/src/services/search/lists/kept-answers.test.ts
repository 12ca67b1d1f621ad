import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { productGet } from '@izlog/contract/product/product-get';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { buildProduct } from '../../../../test/builders/product.ts';
import { buildProductCategory } from '../../../../test/builders/product-category.ts';
import { type TestPlatform, platformTest as test } from '../../../../test/kit.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { getProduct } from '../../catalogue/products/get-product.ts';
import { saveProduct } from '../../catalogue/products/save-products.ts';
import { setPrice } from '../../catalogue/products/set-price.ts';
import { reserveStock } from '../../inventory/reserve-stock.ts';
import { setStock } from '../../inventory/set-stock.ts';
import { filterProducts } from './filter-products.ts';
import { createSearchMemory } from './search-memory.ts';

const day = 24 * 60 * 60 * 1000;
const start = Date.now();

test('whatever happens between two calls, the answer that was kept is the one that would be made', async ({
  platform,
}) => {
  const { shelf, ids, main } = await buildShelf(platform);
  const memory = createSearchMemory();
  const product = (input: object) => (ctx: Ctx, some: typeof memory) =>
    getProduct(ctx, some, productGet.query?.parse(input) ?? {});
  const list = (input: object) => (ctx: Ctx, some: typeof memory) =>
    filterProducts(ctx, some, productFilter.body?.parse(input) as Parameters<typeof filterProducts>[2]);
  const reads = [
    ...ids.map((id) => product({ id })),
    product({ id: main }),
    product({ id: ids[2], currency: 2 }),
    list({ mainCategory: shelf, select: ['name', 'stock', 'media', 'discount'] }),
    list({ mainCategory: shelf, limit: 1, page: 2, select: ['stock'] }),
    list({ mainCategory: shelf, currency: 2, sort: { param: 'finalPrice', order: 'asc' } }),
    list({ filters: [{ key: 'id', value: ids }], select: ['stock', 'description'] }),
  ];
  const readAll = async (now: number) => {
    for (const language of ['hrv', 'eng']) {
      const ctx = () => platform.ctx({ now: new Date(now), language });
      for (const read of reads) {
        const [kept, made] = [await ctx(), await ctx()];
        const answers = [await read(kept, memory), await read(made, createSearchMemory())];
        expect(answers[0]?.body.toString()).toBe(answers[1]?.body.toString());
        expect(kept.tags).toEqual(made.tags);
      }
    }
  };

  const which = fc.integer({ min: 0, max: 2 });
  const pieces = fc.integer({ min: 0, max: 20 });
  const what = fc.constantFrom('price', 'stock', 'reserve', 'name', 'rate');
  const step = fc.record({ what, which, pieces });
  const moment = fc.constantFrom(0, 2 * day, 4 * day, 6 * day);
  await readAll(start);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, moment), { minLength: 1, maxLength: 3 }), async (steps) => {
      for (const [it, later] of steps) {
        await happen(platform, it.what, ids[it.which] ?? 0, it.pieces);
        await readAll(start + later);
      }
    }),
    { numRuns: 6 },
  );
});

async function buildShelf(platform: TestPlatform) {
  const shelf = await buildProductCategory(platform);
  const stock = { isTracked: true, quantity: 50 };
  const main = await buildProduct(platform, { format: 'configurable', categories: [shelf] });
  const planned = [
    { kind: 'base', amount: 1000, validFrom: new Date(start - 90 * day) },
    { kind: 'sale', amount: 700, validFrom: new Date(start + 3 * day), validTo: new Date(start + 5 * day) },
  ] as const;
  const ids = [
    await buildProduct(platform, { categories: [shelf], stock }),
    await buildProduct(platform, { parentId: main, stock }),
    await buildProduct(platform, { categories: [shelf], stock, prices: [...planned] }),
  ];
  return { shelf, ids, main };
}

async function happen(platform: TestPlatform, what: string, id: number, some: number): Promise<void> {
  const ctx = await platform.ctx();
  if (what === 'price') await setPrice(ctx, { id, kind: 'base', price: 10 + some });
  if (what === 'stock') await setStock(ctx, [{ productId: id, isTracked: true, quantity: 30 + some }]);
  if (what === 'reserve') {
    const until = new Date(ctx.now.getTime() + day);
    await reserveStock(ctx, 'cart:1', [{ productId: id, quantity: some }], until);
  }
  if (what === 'name') await saveProduct(ctx, { id, translations: { hrv: { name: `Ime ${some}` } } });
  if (what === 'rate') {
    await ctx.db.execute(
      sql`update site_currencies set rate = ${`1.${10 + some}`}::numeric where site_id = ${ctx.site.id} and currency_id = 2`,
    );
  }
}

test('[API-015] an answer that was kept for one store is not given for another, which has other prices', async ({
  platform,
}) => {
  const id = await buildProduct(platform, { price: 1000 });
  const { storeId } = await platform.ctx();
  if (storeId === undefined) throw new Error('the site of the tests has no store');
  await setPrice(await platform.ctx(), { id, kind: 'base', price: 8, store: storeId });
  const memory = createSearchMemory();
  const ids = { filters: [{ key: 'id', value: [id] }] } as const;
  const reads = [
    (ctx: Ctx, some: typeof memory) => getProduct(ctx, some, productGet.query?.parse({ id }) ?? {}),
    (ctx: Ctx, some: typeof memory) =>
      filterProducts(ctx, some, productFilter.body?.parse(ids) as Parameters<typeof filterProducts>[2]),
  ];

  for (const read of reads) {
    const answers: string[] = [];
    for (const store of [storeId, undefined]) {
      const ctx = async () => ({ ...(await platform.ctx()), storeId: store });
      const made = (await read(await ctx(), createSearchMemory())).body.toString();
      expect((await read(await ctx(), memory)).body.toString()).toBe(made);
      answers.push(made);
    }
    expect(answers[0]).not.toBe(answers[1]);
  }
});

test('an answer that was kept goes out as the first one did, with what it tells the caches', async ({
  platform,
}) => {
  const id = await buildProduct(platform, { stock: { isTracked: true, quantity: 5 } });
  const calls = [
    { method: 'GET', url: `/api/v1/product/web/get?id=${id}` },
    { method: 'POST', url: '/api/v1/product/web/filter', payload: { filters: [{ key: 'id', value: [id] }] } },
  ] as const;
  for (const call of calls) {
    const first = await platform.http(call);
    const second = await platform.http(call);

    expect(second.statusCode).toBe(200);
    expect(second.body).toBe(first.body);
    expect(second.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(second.headers['x-cache-tags']).toBe(first.headers['x-cache-tags']);
    expect(second.headers['x-cache-tags']).toContain(`product:${id}`);
  }
});
