import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { inTransaction } from '#platform/kernel/context.ts';
import { unsentJobs } from '#platform/kernel/jobs/jobs.ts';
import { buildProduct } from '#test/builders/product.ts';
import { buildProductCategory } from '#test/builders/product-category.ts';
import { platformTest as test } from '#test/kit.ts';
import { saveCategory } from '../categories/save-category.ts';
import { saveProducts } from '../products/save-products.ts';
import { runReindexBelow } from './reindex-below.ts';
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

test('how the lists of many products are written is told to nobody but that work', async ({ platform }) => {
  const ctx = await platform.ctx();
  const drafts = Array.from({ length: 60 }, (_, index) => ({
    translations: { hrv: { name: `Polica ${index}` } },
    prices: [{ kind: 'base' as const, amount: 100 + index }],
  }));

  const after = await inTransaction(ctx, async (inner) => {
    const ids = await saveProducts(inner, drafts, { onTakenSlug: 'number' });
    const { rows } = await inner.db.execute(
      sql`select current_setting('enable_seqscan') as scan,
        (select count(*)::int from product_list_texts where product_id = any(${sql.param(ids)}::bigint[]) and language = 'hrv') as listed`,
    );
    return rows[0];
  });

  expect(after).toMatchObject({ scan: 'on', listed: 60 });
});

test('a product without words is in no list and in no total', async ({ platform }) => {
  const shelf = await buildProductCategory(platform);
  await buildProduct(platform, { categories: [shelf], translations: {} });

  expect(await platform.call(productFilter, { mainCategory: shelf })).toMatchObject({
    records: [],
    pagination: { total: 0 },
  });
});

test('saving one product writes the lists of that product and of no other', async ({ platform }) => {
  const ids = [await buildProduct(platform), await buildProduct(platform), await buildProduct(platform)];
  const ctx = await platform.ctx();
  const versions = async () => {
    const { rows } = await ctx.db.execute<{ id: number; version: string }>(sql`
      select l.product_id as id, concat(l.xmin, s.xmin, t.xmin) as version
      from product_list l join product_search s on s.product_id = l.product_id
      join product_list_texts t on t.product_id = l.product_id and t.language = s.language
      where l.product_id = any(${sql.param(ids)}::bigint[]) order by l.product_id`);
    return rows.map(({ version }) => version);
  };
  const before = await versions();

  await buildProduct(platform, { id: ids[1], name: 'Novo ime', categoryPriority: 7 });

  const after = await versions();
  expect(after.map((version, at) => version !== before[at])).toEqual([false, true, false]);
});

test('a large category that moves is found in its new place by a job, in batches, and a renamed one by its name', async ({
  platform,
}) => {
  const [from, to] = [await buildProductCategory(platform), await buildProductCategory(platform)];
  const shelf = await buildProductCategory(platform, { parentId: from, name: 'Stara polica' });
  const ctx = await platform.ctx();
  await saveProducts(
    ctx,
    Array.from({ length: 520 }, (_, at) => ({
      categories: [shelf],
      translations: { hrv: { name: `Sitnica ${at}` } },
    })),
    { onTakenSlug: 'number' },
  );
  const totalIn = async (mainCategory: number) =>
    (await platform.call(productFilter, { mainCategory })).pagination.total;
  expect([await totalIn(from), await totalIn(to)]).toEqual([520, 0]);
  const sent: object[] = [];
  const jobs = {
    ...unsentJobs,
    send: async (_db: unknown, name: string, data: object) => void sent.push({ name, data }),
  };

  await saveCategory(
    { ...ctx, jobs },
    { id: shelf, parentId: to, translations: { hrv: { name: 'Zrcala' } } },
  );

  const data = { siteId: 1, categoryId: shelf };
  expect(sent).toEqual([{ name: 'product-reindex-category', data }]);
  await runReindexBelow(platform.kernel, data, ctx.now);
  expect([await totalIn(from), await totalIn(to)]).toEqual([0, 520]);
  expect((await platform.call(productFilter, { keywords: 'zrcalo' })).pagination.total).toBe(520);
});
