import { productFilter } from '@izlog/contract/product/product-filter';
import { expect } from 'vitest';
import { buildProduct } from '../../../test/builders/product.ts';
import { buildProductCategory } from '../../../test/builders/product-category.ts';
import { platformTest as test } from '../../../test/kit.ts';

test('[CATALOG-016] the filter call uses limit 10 and page 1 when the request gives none', async ({
  platform,
}) => {
  const tag = await buildProductCategory(platform);
  for (let index = 0; index < 11; index++) await buildProduct(platform, { categories: [tag] });

  const { records, pagination } = await platform.call(productFilter, { mainCategory: tag });

  expect(records).toHaveLength(10);
  expect(pagination).toEqual({ lastPage: 2, page: 1, limit: 10, total: 11, perPage: 10 });
});
