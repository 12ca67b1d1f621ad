import { setProductPrice } from '@izlog/contract/product/price-set';
import { productGet } from '@izlog/contract/product/product-get';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect } from 'vitest';
import { setStock } from '#platform/services/inventory/set-stock.ts';
import { buildProduct } from '#test/builders/product.ts';
import { buildProductCategory } from '#test/builders/product-category.ts';
import { platformTest as test } from '#test/kit.ts';
import { saveProduct, saveProducts } from './save-products.ts';

test('what a save leaves out stays, what it gives replaces', async ({ platform }) => {
  const [a, b] = [await buildProductCategory(platform), await buildProductCategory(platform)];
  const id = await buildProduct(platform, { sku: 'OSTAJE', weight: 5, categories: [a], name: 'Prvo ime' });

  await saveProduct(await platform.ctx(), { id, weight: null, categories: [b] });

  expect(await platform.call(productGet, { id })).toMatchObject({
    sku: 'OSTAJE',
    weight: null,
    name: 'Prvo ime',
    slug: 'prvo-ime',
    categories: [{ id: b }],
    finalPrice: 10,
  });
});

test('saving an imported product twice changes nothing, not even the journal', async ({ platform }) => {
  const ctx = await platform.ctx();
  const input = {
    source: 'woocommerce',
    externalId: '17',
    sku: 'UVOZ-17',
    translations: { hrv: { name: 'Uvezeni proizvod' } },
    prices: [
      { kind: 'base', amount: 1500 },
      { kind: 'sale', amount: null },
    ],
  } as const;

  const first = await saveProduct(ctx, input);
  const again = await saveProduct(await platform.ctx(), input);

  expect(again).toBe(first);
  const { rows } = await ctx.db.execute(
    sql`select kind, amount from product_prices where product_id = ${first}`,
  );
  expect(rows).toEqual([{ kind: 'base', amount: 1500 }]);
});

test('a slug that is taken is numbered for an import and refused when somebody chose it', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const words = { hrv: { name: 'Isto ime' } };
  const same = await saveProducts(ctx, [
    { translations: words },
    { translations: words },
    { translations: words },
  ]);

  const slugs = await Promise.all(same.map(async (id) => (await platform.call(productGet, { id })).slug));

  expect(slugs).toEqual(['isto-ime', 'isto-ime-2', 'isto-ime-3']);
  const chosen = { translations: { hrv: { name: 'Drugo', slug: 'isto-ime' } } };
  await expect(saveProduct(ctx, chosen)).rejects.toMatchObject({ row: { code: 'SLUG_TAKEN' } });
});

test('slugs of many products of one name differ, and a name without letters gets one too', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const inputs = Array.from({ length: 60 }, () => ({ translations: { hrv: { name: 'Vrlo često ime' } } }));
  const ids = await saveProducts(ctx, [...inputs, { translations: { hrv: { name: '★★' } } }]);

  const { rows } = await ctx.db.execute<{ slug: string }>(
    sql`select slug from product_translations where product_id = any(${sql.param(ids)}::bigint[])`,
  );

  expect(new Set(rows.map(({ slug }) => slug)).size).toBe(61);
  for (const { slug } of rows) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('a sku of another product is refused and nothing of the batch is saved', async ({ platform }) => {
  const ctx = await platform.ctx();
  await buildProduct(platform, { sku: 'ZAUZET' });
  const batch = [
    { sku: 'SLOBODAN', translations: { hrv: { name: 'Neće biti spremljen' } } },
    { sku: 'ZAUZET', translations: { hrv: { name: 'Ni ovaj' } } },
  ];

  await expect(saveProducts(ctx, batch)).rejects.toMatchObject({
    row: { code: 'SKU_TAKEN' },
    payload: { skus: ['ZAUZET'] },
  });
  expect((await platform.refusal(productGet, { slug: 'nece-biti-spremljen' })).code).toBe('NOT_FOUND');
});

test('[SET-019] what belongs to another site can be neither changed nor referred to', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const foreign = await buildProduct(platform, { name: 'Tuđi' }, { site: 2 });
  const foreignShelf = await buildProductCategory(platform, {}, { site: 2 });

  await expect(saveProduct(ctx, { id: foreign, sku: 'MOJ' })).rejects.toMatchObject({
    row: { code: 'NOT_FOUND' },
  });
  for (const refers of [{ categories: [foreignShelf] }, { crossSell: [foreign] }, { parentId: foreign }]) {
    const input = { translations: { hrv: { name: 'Moj' } }, ...refers };
    await expect(saveProduct(ctx, input), JSON.stringify(refers)).rejects.toMatchObject({
      row: { status: 400 },
    });
  }
  expect(await platform.refusal(setProductPrice, { id: foreign, price: 1 }, { as: 'staff' })).toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('staff who may edit the catalogue change a price, and every node hears of it', async ({ platform }) => {
  const id = await buildProduct(platform, { price: 1000 });
  const listener = new pg.Client({ connectionString: platform.connectionString });
  await listener.connect();
  const heard: string[] = [];
  const notified = new Promise<void>((resolve) => {
    listener.on('notification', ({ payload }) => {
      heard.push(payload ?? '');
      resolve();
    });
  });
  await listener.query('listen izlog_tags');

  const answer = await platform.call(
    setProductPrice,
    { id, price: 8.5 },
    { as: { staff: ['catalogue.edit'] } },
  );
  await notified;
  await listener.end();

  expect(answer).toMatchObject({ id, finalPrice: 8.5, discount: null });
  expect(await platform.call(productGet, { id })).toMatchObject({ finalPrice: 8.5 });
  expect(heard.join()).toMatch(new RegExp(`^1 (.*,)?product:${id}(,|$)`));
  expect(heard.join()).toContain('products');
});

test('a price is refused to strangers, in the past, below zero and with an end before its beginning', async ({
  platform,
}) => {
  const id = await buildProduct(platform);
  const staff = { as: 'staff' } as const;
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();

  expect((await platform.refusal(setProductPrice, { id, price: 1 })).status).toBe(401);
  expect((await platform.refusal(setProductPrice, { id, price: 1 }, { as: 'customer' })).status).toBe(403);
  expect(
    (await platform.refusal(setProductPrice, { id, price: 1 }, { as: { staff: ['media.edit'] } })).status,
  ).toBe(403);
  for (const input of [
    { price: -1 },
    { price: 1, validFrom: yesterday },
    { price: 1, validTo: yesterday },
    { price: 0.001 },
  ]) {
    expect((await platform.refusal(setProductPrice, { id, ...input }, staff)).code).toBe('VALIDATION_FAILED');
  }
});

test('a sale is set with its end and called off again', async ({ platform }) => {
  const id = await buildProduct(platform, { price: 10000 });
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const sale = (price: number | null) =>
    platform.call(
      setProductPrice,
      { id, kind: 'sale', price, validTo: price === null ? null : nextWeek },
      { as: 'staff' },
    );

  expect(await sale(75)).toMatchObject({ finalPrice: 75, discount: { percent: 25, to: nextWeek } });
  expect(await sale(null)).toMatchObject({ finalPrice: 100, discount: null });
});

test('a store with prices of its own shows them in lists and on the page, the others do not', async ({
  platform,
}) => {
  const id = await buildProduct(platform, { price: 1000 });
  const finalPrice = async (store: string) => (await platform.call(productGet, { id }, { store })).finalPrice;

  await platform.call(setProductPrice, { id, price: 12, store: 2 }, { as: 'staff' });

  expect(await finalPrice('1')).toBe(10);
  expect(await finalPrice('2')).toBe(12);
  expect((await platform.refusal(setProductPrice, { id, price: 12, store: 4 }, { as: 'staff' })).code).toBe(
    'NOT_FOUND',
  );
});

test('stock cannot be set below what is promised, and an unknown product has none', async ({ platform }) => {
  const ctx = await platform.ctx();
  const id = await buildProduct(platform, { stock: { isTracked: true, quantity: 5 } });
  await ctx.db.execute(sql`update stock_levels set reserved = 3 where product_id = ${id}`);

  await setStock(ctx, [{ productId: id, isTracked: true, quantity: 3 }]);
  await expect(setStock(ctx, [{ productId: id, isTracked: true, quantity: 2 }])).rejects.toMatchObject({
    row: { code: 'STOCK_RESERVED' },
    payload: { reserved: 3 },
  });
  await expect(setStock(ctx, [{ productId: 999_999, isTracked: false }])).rejects.toMatchObject({
    row: { code: 'NOT_FOUND' },
  });
  await expect(
    ctx.db.execute(sql`update stock_levels set reserved = 4 where product_id = ${id}`),
  ).rejects.toThrow();
  expect((await platform.call(productGet, { id })).stock).toMatchObject({
    status: 'outOfStock',
    quantity: 0,
  });
});
