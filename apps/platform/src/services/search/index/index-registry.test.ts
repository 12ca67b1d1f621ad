import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { expect } from 'vitest';
import { inTransaction } from '#platform/kernel/context.ts';
import { openDatabase } from '#platform/kernel/database/db.ts';
import { reindexProducts } from '#platform/services/catalogue/lists/reindex-products.ts';
import { saveProducts } from '#platform/services/catalogue/products/save-products.ts';
import { buildProduct } from '#test/builders/product.ts';
import { buildProductCategory } from '#test/builders/product-category.ts';
import { platformTest as test } from '#test/kit.ts';
import { createIndexRegistry } from './index-registry.ts';

const plenty = 64 * 1024 * 1024;

test('an index takes over what others committed since, also a change that began before it was read', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const shelf = createIndexRegistry(plenty);
  const id = await buildProduct(platform, { name: 'Prvi', price: 100 });
  const priceOf = async () => {
    const { index } = (await shelf.current(ctx)) ?? {};
    const slot = index?.slotOf(id);
    return slot === undefined ? undefined : index?.fields.price.of(0)[slot];
  };
  expect(await priceOf()).toBe(100);

  let goOn = () => {};
  const waiting = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const slow = inTransaction(ctx, async (inner) => {
    await saveProducts(inner, [{ id, prices: [{ kind: 'base', amount: 50 }] }], { isHistory: true });
    await waiting;
  });
  // Another write is committed first and seen; the slow one began earlier and is not seen yet.
  await buildProduct(platform, { name: 'Drugi' });
  expect(await priceOf()).toBe(100);
  goOn();
  await slow;

  expect(await priceOf()).toBe(50);
});

test('a database that goes away while an index is made fails who asked, and nobody else', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const database = openDatabase({
    connectionString: platform.connectionString,
    max: 1,
    statementTimeout: 1000,
    onError: () => {},
  });
  await database.end();
  const unheard: unknown[] = [];
  const hear = (reason: unknown) => unheard.push(reason);
  process.on('unhandledRejection', hear);

  await expect(createIndexRegistry(plenty).current({ ...ctx, db: database.db })).rejects.toThrow();
  await new Promise(setImmediate);
  process.off('unhandledRejection', hear);

  expect(unheard).toEqual([]);
});

test('an index that would not fit is not made, and the database answers', async ({ platform }) => {
  const ctx = await platform.ctx();
  const warned: unknown[] = [];
  const log = Object.assign(Object.create(ctx.log), { warn: (what: unknown) => warned.push(what) });
  await saveProducts(
    ctx,
    Array.from({ length: 600 }, (_, at) => ({ translations: { hrv: { name: `Proizvod ${at}` } } })),
    { onTakenSlug: 'number' },
  );

  expect(await createIndexRegistry(1000).current({ ...ctx, log })).toBeUndefined();
  expect(warned).toHaveLength(1);
});

test('names are found in their order after some were changed, by the index or by the database', async ({
  platform,
}) => {
  const shelf = await buildProductCategory(platform);
  const ids: number[] = [];
  for (const name of ['Čaj', 'Ananas', 'Đumbir']) {
    ids.push(await buildProduct(platform, { name, categories: [shelf] }));
  }
  const names = async () =>
    (
      await platform.call(productFilter, { mainCategory: shelf, sort: { param: 'name', order: 'asc' } })
    ).records.map(({ name }) => name);
  for (let time = 0; time < 3; time++) expect(await names()).toEqual(['Ananas', 'Čaj', 'Đumbir']);

  await buildProduct(platform, { id: ids[1], name: 'Žalfija' });

  for (let time = 0; time < 3; time++) {
    expect(await names()).toEqual(['Čaj', 'Đumbir', 'Žalfija']);
    // The order of names is learned in the background.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await inTransaction(await platform.ctx(), (ctx) => reindexProducts(ctx, ids));
  expect(await names()).toEqual(['Čaj', 'Đumbir', 'Žalfija']);
});

test('an index with many dead slots still answers, and a new one without them takes its place', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const shelf = createIndexRegistry(plenty);
  const inputs = Array.from({ length: 600 }, (_, at) => ({
    translations: { hrv: { name: `Proizvod ${at}` } },
  }));
  const ids = await saveProducts(ctx, inputs, { onTakenSlug: 'number' });
  const before = await shelf.current(ctx);
  for (const price of [5, 6]) {
    await saveProducts(
      ctx,
      ids.map((id) => ({ id, prices: [{ kind: 'base' as const, amount: price }] })),
    );
    expect(await shelf.current(ctx)).toBeDefined();
  }
  await shelf.made(ctx.site.id);

  const after = await shelf.current(ctx);
  expect(after?.index.serial).not.toBe(before?.index.serial);
  expect(after?.index.dead).toBe(0);
  const slot = after?.index.slotOf(ids[0] ?? 0) ?? -1;
  expect(after?.index.fields.price.of(0)[slot]).toBe(6);
});
