import { postFilterStandard } from '@izlog/contract/cms/content/post-filter-standard';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { Held } from '#platform/kernel/held.ts';
import { buildPost } from '#test/builders/post.ts';
import { buildProduct } from '#test/builders/product.ts';
import { startPlatform } from '#test/kit.ts';
import { createIndexRegistry } from '../index/index-registry.ts';
import { openIndexes } from '../index/indexes-of.ts';
import { filterProducts } from './filter-products.ts';

/** As a Croatian dictionary has them; by the codes of their letters nearly all would stand elsewhere. */
const names = [
  'Cipela',
  'Čaša',
  'Ćup',
  'Dud',
  'Džezva',
  'Đak',
  'Lampa',
  'Ljestve',
  'Sat',
  'Šal',
  'Zec',
  'Žlica',
];

test('[CATALOG-011, CATALOG-013] names stand in Croatian order on a database whose own order is another', async () => {
  const { platform, stop } = await startPlatform({}, { locale: 'C' });
  try {
    const { db } = platform.kernel.database;
    const own = await db.execute<{ name: string }>(
      sql`select name from unnest(${sql.param(names)}::text[]) as name order by name`,
    );
    expect(own.rows.map(({ name }) => name)).not.toEqual(names);
    for (const name of names.toReversed()) {
      await buildProduct(platform, { name });
      await buildPost(platform, { title: name });
    }
    const sort = { param: 'name', order: 'asc' } as const;
    const shown = ({ records }: { records: readonly { name?: string | undefined }[] }) =>
      records.map(({ name }) => name);

    expect(shown(await platform.call(productFilter, { sort, limit: 50 }))).toEqual(names);
    // Found in memory, which knows the order a little later, and by the database alone.
    const inMemory = async () =>
      shown(await platform.call(productFilter, { sort, limit: 50, filters: priced }));
    await inMemory();
    await expect.poll(inMemory).toEqual(names);
    const input = { sort, limit: 50, page: 1, filters: priced, allowUnlimited: false };
    const listed = await filterProducts(
      { ...(await platform.ctx()), held: Held.with(openIndexes, createIndexRegistry(1)) },
      input,
    );
    expect(shown(listed as Parameters<typeof shown>[0])).toEqual(names);
    const posts = await platform.call(postFilterStandard, {
      sort: { param: 'title', order: 'asc' },
      limit: 50,
    });
    expect(posts.records.map(({ title }) => title)).toEqual(names);
  } finally {
    await stop();
  }
});

const priced = [{ key: 'price', value: [0, 1_000_000], range: true }];
