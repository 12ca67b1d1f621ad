import { setProductPrice } from '@izlog/contract/product/price-set';
import { productGet } from '@izlog/contract/product/product-get';
import { expect } from 'vitest';
import { buildProduct } from '#test/builders/product.ts';
import { platformTest as test } from '#test/kit.ts';
import { saveProduct } from '../products/save-products.ts';

const staff = { as: 'staff' } as const;

test('[PRODUCT-001] staff who end the only price of a product take it from the shop until it has one again', async ({
  platform,
}) => {
  const id = await buildProduct(platform, { price: 1000 });
  const setTo = (price: number | null) => platform.call(setProductPrice, { id, price }, staff);

  await setTo(null);
  expect(await platform.refusal(productGet, { id })).toMatchObject({ status: 404 });

  await setTo(12);
  expect(await platform.call(productGet, { id })).toMatchObject({ finalPrice: 12 });
});

test('[PRODUCT-001] a sale that is called off, and a price that another follows, withhold nothing', async ({
  platform,
}) => {
  const id = await buildProduct(platform, { price: 1000 });
  const setTo = (kind: 'base' | 'sale', price: number | null) =>
    platform.call(setProductPrice, { id, kind, price }, staff);

  await setTo('base', null);
  await setTo('base', 20);
  await setTo('sale', 15);
  await setTo('sale', null);

  expect(await platform.call(productGet, { id })).toMatchObject({ finalPrice: 20 });
});

test('[PRODUCT-001] a configurable product goes with the price of its last variant', async ({ platform }) => {
  const ctx = await platform.ctx();
  const id = await saveProduct(ctx, {
    format: 'configurable',
    translations: { hrv: { name: 'Majica bez cijene' } },
  });
  const variant = (price: number) =>
    saveProduct(ctx, {
      parentId: id,
      translations: { hrv: { name: `Majica ${price}` } },
      prices: [{ kind: 'base', amount: price }],
    });
  const [one, two] = [await variant(1000), await variant(1200)];
  const end = (variantId: number) => platform.call(setProductPrice, { id: variantId, price: null }, staff);

  await end(one);
  expect(await platform.call(productGet, { id })).toMatchObject({ finalPrice: 12 });
  await end(two);
  expect(await platform.refusal(productGet, { id })).toMatchObject({ status: 404 });
});
