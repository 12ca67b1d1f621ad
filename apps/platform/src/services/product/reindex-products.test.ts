import { productFilter } from '@izlog/contract/product/product-filter';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildProduct } from '../../../test/builders/product.ts';
import { buildProductCategory } from '../../../test/builders/product-category.ts';
import { platformTest as test } from '../../../test/kit.ts';
import { reindexProducts, reindexSite } from './reindex-products.ts';

test('lists lost or damaged in the read model are restored whole from the catalogue', async ({
  platform,
}) => {
  const shelf = await buildProductCategory(platform);
  const parent = await buildProduct(platform, { format: 'configurable', categories: [shelf], name: 'Torba' });
  await buildProduct(platform, { parentId: parent, price: 700 });
  await buildProduct(platform, { categories: [shelf], price: 900, sale: 500 });
  const ctx = await platform.ctx();
  const lists = async () => {
    const answers = [
      await platform.call(productFilter, { mainCategory: shelf }),
      await platform.call(productFilter, { keywords: 'torbe' }),
    ];
    return answers;
  };
  const before = await lists();

  await ctx.db.execute(sql`delete from product_list where site_id = 1`);
  await ctx.db.execute(sql`delete from product_search where site_id = 1`);
  await ctx.db.execute(sql`update product_list_texts set name = 'oštećeno' where site_id = 1`);
  const count = await reindexSite(ctx);

  expect(count).toBeGreaterThanOrEqual(3);
  expect(await lists()).toEqual(before);
});

test('reindexing what has not changed writes nothing', async ({ platform }) => {
  const id = await buildProduct(platform, { sale: 500 });
  const ctx = await platform.ctx();
  const versions = async () => {
    const { rows } = await ctx.db.execute(sql`
      select (select xmin from product_list where product_id = ${id})::text as list,
        (select xmin from product_list_texts where product_id = ${id} and language = 'hrv')::text as texts,
        (select xmin from product_search where product_id = ${id})::text as search`);
    return rows[0];
  };
  const before = await versions();

  await reindexProducts(ctx, [id]);

  expect(await versions()).toEqual(before);
});

test('a product without words is in no list and in no total', async ({ platform }) => {
  const shelf = await buildProductCategory(platform);
  await buildProduct(platform, { categories: [shelf], translations: {} });

  expect(await platform.call(productFilter, { mainCategory: shelf })).toMatchObject({
    records: [],
    pagination: { total: 0 },
  });
});
