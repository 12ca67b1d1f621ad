import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { productGet } from '@izlog/contract/product/product-get';
import { expect } from 'vitest';
import type { Ctx } from '#platform/kernel/context.ts';
import { setPrice } from '#platform/services/catalogue/desk/set-price.ts';
import { getProduct } from '#platform/services/catalogue/products/get-product.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTest as test } from '#test/kit.ts';
import { filterProducts } from './filter-products.ts';

test('[API-015] what was read for one store is not shown to another, which has other prices', async ({
  platform,
}) => {
  const id = await buildProduct(platform, { price: 1000 });
  const { storeId } = await platform.ctx();
  if (storeId === undefined) throw new Error('the site of the tests has no store');
  await setPrice(await platform.ctx(), { id, kind: 'base', price: 8, store: storeId });
  const ids = { filters: [{ key: 'id', value: [id] }] } as const;
  const reads = [
    (ctx: Ctx) => getProduct(ctx, productGet.query?.parse({ id }) ?? {}),
    (ctx: Ctx) => filterProducts(ctx, productFilter.body?.parse(ids) as Parameters<typeof filterProducts>[1]),
  ];

  for (const read of reads) {
    const answers: string[] = [];
    // Each twice: what the first reading leaves behind is what the next one may meet.
    for (const store of [storeId, undefined, storeId, undefined])
      answers.push(JSON.stringify(await read({ ...(await platform.ctx()), storeId: store })));
    expect(answers[0]).not.toBe(answers[1]);
    expect(answers.slice(2)).toEqual(answers.slice(0, 2));
  }
});
