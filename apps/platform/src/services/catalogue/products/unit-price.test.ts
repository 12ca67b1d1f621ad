import { searchFind } from '@izlog/contract/cms/search/search-find';
import { searchSuggest } from '@izlog/contract/cms/search/search-suggest';
import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { setProductPrice } from '@izlog/contract/product/price-set';
import { productGet } from '@izlog/contract/product/product-get';
import { expect } from 'vitest';
import { buildCart } from '#test/builders/cart.ts';
import { buildProduct } from '#test/builders/product.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';

const coffee = { content: 250, contentUnit: 'g', baseContent: 1, baseUnit: 'kg' };

/** The price per unit of a product wherever its price is shown. */
async function everywhere(platform: TestPlatform, id: number, query: string) {
  const listed = async (select?: ('unitPrice' | 'facts')[]) =>
    (await platform.call(productFilter, { filters: [{ key: 'id', value: [id] }], select })).records[0]
      ?.unitPrice;
  const session = await buildCart(platform, [{ productId: id, qty: 2 }]);
  const found = await platform.call(searchFind, { query });
  const suggested = await platform.call(searchSuggest, { query });
  return {
    page: (await platform.call(productGet, { id })).unitPrice,
    list: await listed(['unitPrice']),
    fullList: await listed(['unitPrice', 'facts']),
    search: found.records.find((hit) => hit.id === id)?.unitPrice,
    suggestion: suggested.records.find((hit) => hit.id === id)?.unitPrice,
    cart: (await platform.call(getCart, session)).items[0]?.unitPrice,
  };
}

const same = (unitPrice: unknown) => ({
  page: unitPrice,
  list: unitPrice,
  fullList: unitPrice,
  search: unitPrice,
  suggestion: unitPrice,
  cart: unitPrice,
});

test('the price per unit is told wherever a price is, and follows it (98/6/EC)', async ({ platform }) => {
  const id = await buildProduct(platform, { name: 'Zrnovac kava', price: 1299, ...coffee });

  expect(await everywhere(platform, id, 'zrnovac')).toEqual(same({ price: 51.96, quantity: 1, unit: 'kg' }));
  await platform.call(setProductPrice, { id, kind: 'sale', price: 9.99 }, { as: 'staff' });
  expect(await everywhere(platform, id, 'zrnovac')).toEqual(same({ price: 39.96, quantity: 1, unit: 'kg' }));
});

test('a product that tells no content has no price per unit, a variant has that of its product', async ({
  platform,
}) => {
  const plain = await buildProduct(platform, { name: 'Lonac bez mjere', price: 1000 });
  const parent = await buildProduct(platform, {
    name: 'Med domaći',
    format: 'configurable',
    price: 800,
    ...coffee,
  });
  const own = await buildProduct(platform, {
    name: 'Veliki',
    parentId: parent,
    price: 1500,
    content: 500,
    contentUnit: 'g',
    baseContent: 100,
    baseUnit: 'g',
  });
  const inherits = await buildProduct(platform, { name: 'Mali', parentId: parent, price: 800 });
  const inCart = async (productId: number) => {
    const session = await buildCart(platform, [{ productId, qty: 1 }]);
    return (await platform.call(getCart, session)).items[0]?.unitPrice;
  };

  expect(await everywhere(platform, plain, 'lonac')).toEqual(same(null));
  expect(await inCart(own)).toEqual({ price: 3, quantity: 100, unit: 'g' });
  expect(await inCart(inherits)).toEqual({ price: 32, quantity: 1, unit: 'kg' });
});
