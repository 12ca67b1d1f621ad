import { limits } from '@izlog/contract/limits';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { sortOptions } from '@izlog/contract/product/filters/sort-option';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { inTransaction } from '#platform/kernel/context.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTest as test } from '#test/kit.ts';
import { filterProducts } from './filter-products.ts';

test('lists of every sort, size and page, and whatever filters are repeated, leave a plan for each sort on a connection', async ({
  platform,
}) => {
  const ids = [await buildProduct(platform), await buildProduct(platform), await buildProduct(platform)];
  const sizes = [limits.listPageSize, ...limits.productPageSizes];
  const asked = sortOptions.flatMap(({ param, order }) => [
    ...sizes.flatMap((limit) =>
      [1, 2, 3, 4, 5].map((page) => ({ sort: { param, order }, limit, page, filters: [] })),
    ),
    ...[1, 2, 3].map((times) => ({
      sort: { param, order },
      limit: 12,
      page: 1,
      filters: Array.from({ length: times }, () => ({ key: 'sku', value: ['nothing'] })),
    })),
  ]);

  const plans = await inTransaction(await platform.ctx(), async (ctx) => {
    for (const input of asked) await filterProducts(ctx, productFilter.body?.parse(input) as Input);
    const { rows } = await ctx.db.execute<{ plans: number }>(
      sql`select count(*)::int as plans from pg_prepared_statements where statement like '%with page as%product_list%'`,
    );
    return rows[0]?.plans;
  });

  expect(ids).toHaveLength(3);
  expect(asked.length).toBeGreaterThan(100);
  // Others may have been asked for on this connection before: the rows of found products.
  expect(plans).toBeLessThanOrEqual(sortOptions.length + 2);
});

type Input = Parameters<typeof filterProducts>[1];
