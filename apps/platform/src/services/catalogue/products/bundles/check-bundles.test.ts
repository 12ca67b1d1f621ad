import { checkBundles } from '@izlog/contract/product/choices/check-bundles';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { productGet } from '@izlog/contract/product/product-get';
import { expect } from 'vitest';
import { buildProduct } from '#test/builders/product.ts';
import { buildProductAttribute } from '#test/builders/product-attribute.ts';
import { platformTest as test } from '#test/kit.ts';

test('[PRODUCT-029, PRODUCT-030] a bundle tells its members in order, with the variants of a configurable one', async ({
  platform,
}) => {
  const size = await buildProductAttribute(platform, 'velicina', 'TextSwatch', ['a5']);
  const book = await buildProduct(platform, { price: 2000 });
  const planner = await buildProduct(platform, { format: 'configurable', axes: [size.id] });
  const variant = await buildProduct(platform, {
    parentId: planner,
    price: 1500,
    attributes: [{ attributeId: size.id, valueIds: [size.values.get('a5') ?? 0] }],
  });
  const bundle = await buildProduct(platform, {
    format: 'bundle',
    prices: [],
    bundle: [
      { productId: planner, quantity: 1 },
      { productId: book, quantity: 2 },
    ],
  });

  const entries = await platform.call(checkBundles, { product: bundle });
  const { records } = await platform.call(productFilter, { filters: [{ key: 'id', value: bundle }] });

  expect(entries).toMatchObject([
    {
      product: { id: planner },
      format: 'configurable',
      quantity: 1,
      variants: [{ id: variant, finalPrice: 15 }],
      associatedProductsAttributes: [{ attributeCode: 'velicina' }],
    },
    { product: { id: book }, format: 'simple', quantity: 2, variants: [] },
  ]);
  expect(records[0]).toMatchObject({
    finalPrice: 55,
    bundles: [
      { product: planner, format: 'configurable', quantity: 1 },
      { product: book, format: 'simple', quantity: 2 },
    ],
  });
});

test('what is no bundle has no members', async ({ platform }) => {
  const simple = await buildProduct(platform);

  expect((await platform.refusal(checkBundles, { product: simple })).code).toBe('NOT_FOUND');
  expect((await platform.refusal(checkBundles, { product: 999_999_999 })).code).toBe('NOT_FOUND');
});

test('a bundle without a price of its own follows the price of its members', async ({ platform }) => {
  const member = await buildProduct(platform, { price: 1000 });
  const bundle = await buildProduct(platform, {
    format: 'bundle',
    prices: [],
    bundle: [{ productId: member, quantity: 3 }],
  });
  const price = async () =>
    (await platform.call(productFilter, { filters: [{ key: 'id', value: bundle }] })).records[0]?.finalPrice;

  expect(await price()).toBe(30);
  await buildProduct(platform, { id: member, price: 1100, prices: [{ kind: 'base', amount: 1100 }] });
  expect(await price()).toBe(33);
});

test('a bundle tells whether it costs what its members cost, or a price of its own', async ({ platform }) => {
  const member = await buildProduct(platform, { price: 1000 });
  const bundle = [{ productId: member, quantity: 3 }];
  const sum = await buildProduct(platform, { format: 'bundle', prices: [], bundle });
  const own = await buildProduct(platform, { format: 'bundle', price: 2500, bundle });
  const read = (id: number) => platform.call(productGet, { id });

  expect(await read(sum)).toMatchObject({ finalPrice: 30, isPriceSum: true });
  expect(await read(own)).toMatchObject({ finalPrice: 25, isPriceSum: false });
  expect(await read(member)).toMatchObject({ isPriceSum: false });
});
