import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { productGet } from '@izlog/contract/product/product-get';
import { previewProductPrice } from '@izlog/contract/product/record/price-preview';
import {
  createProductRecord,
  updateProductRecord,
} from '@izlog/contract/product/record/product-record-calls';
import { filterProductRows } from '@izlog/contract/product/record/product-rows';
import { expect } from 'vitest';
import { buildCart } from '#test/builders/cart.ts';
import { buildProduct } from '#test/builders/product.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { saveAttribute } from '../attributes/save-attribute.ts';
import type { ProductInput } from '../products/product-input.ts';
import { saveProduct } from '../products/save-products.ts';

const staff = { as: 'staff' } as const;
const price = { base: 12.5, sale: null, saleFrom: null, saleTo: null, member: null };

test('[OFFICE-04] what a draft cost was offered to nobody: no reduction is announced from it', async ({
  platform,
}) => {
  const { call } = platform;
  const [name, empty] = ['Vrč s popustom', ''];
  const words = {
    hrv: {
      name,
      slug: empty,
      kindLine: empty,
      shortDescription: empty,
      description: null,
      safety: empty,
      seoTitle: empty,
      seoDescription: empty,
    },
  };
  const made = await call(createProductRecord, { words, state: 'draft', sku: 'VRC-1', price }, staff);
  const reduced = { ...price, sale: 9.99 };

  const preview = await call(previewProductPrice, { id: made.id, price: reduced }, staff);
  expect(preview.now).toMatchObject({ reason: 'noFormerPrice' });
  const published = await call(
    updateProductRecord,
    { id: made.id, revision: made.revision, state: 'published', price: reduced },
    staff,
  );
  const bought = await call(productGet, { id: made.id });
  expect(bought).toMatchObject({ finalPrice: 9.99, discount: null });

  // From then on it is offered, and what it costs counts: 9.99 was its lowest.
  await call(updateProductRecord, { id: made.id, revision: published.revision, price }, staff);
  const dearer = await call(previewProductPrice, { id: made.id, price: { ...price, sale: 11 } }, staff);
  expect(dearer.now).toMatchObject({ reason: 'notBelowLowest', lowest: 9.99 });
});

test('[OFFICE-04] what a product cost while it was off the shop was offered to nobody, in preview, page, list and cart', async ({
  platform,
}) => {
  const { call } = platform;
  const before = (days: number) => new Date(Date.now() - days * 86_400_000);
  const saveAt = async (days: number, input: ProductInput) =>
    saveProduct(await platform.ctx({ now: before(days) }), input, { isHistory: true });
  for (const away of [{ isArchived: true }, { isPublished: false }]) {
    const id = await buildProduct(platform, { price: 10_000 }, { now: before(100) });
    await saveAt(40, { id, ...away });
    await saveAt(35, { id, prices: [{ kind: 'base', amount: 20_000 }] });
    const reduced = { base: 200, sale: 150, saleFrom: null, saleTo: null, member: null };

    // Nobody was ever asked 200: from it no reduction is announced, and in the last 30 days nobody was asked anything.
    expect((await call(previewProductPrice, { id, price: reduced }, staff)).now).toMatchObject({
      reason: 'noFormerPrice',
      discount: null,
    });
    await call(updateProductRecord, { id, state: 'published', price: reduced }, staff);
    const page = await call(productGet, { id });
    expect(page).toMatchObject({ finalPrice: 150, retailPrice: 150, discount: null });
    const { records } = await call(filterProductRows, { search: page.sku ?? '' }, staff);
    expect(records).toMatchObject([{ finalPrice: 150, discount: null }]);
    const cart = await call(getCart, await buildCart(platform, [{ productId: id, qty: 1 }]));
    expect(cart.items[0]?.prices.base).toMatchObject({ finalPrice: 150, discountPercent: null });
  }
});

test('[OFFICE-04] a reduction goes on when its product was off for a day; a variant is off with its product', async ({
  platform,
}) => {
  const { call } = platform;
  const before = (days: number) => new Date(Date.now() - days * 86_400_000);
  const saveAt = async (days: number, input: ProductInput) =>
    saveProduct(await platform.ctx({ now: before(days) }), input, { isHistory: true });
  const id = await buildProduct(platform, { price: 10_000 }, { now: before(100) });
  await saveAt(5, { id, prices: [{ kind: 'sale', amount: 8000 }] });
  await saveAt(3, { id, isArchived: true });
  await saveAt(2, { id, isArchived: false });
  expect(await call(productGet, { id })).toMatchObject({ finalPrice: 80, discount: { lowestPrice: 100 } });

  const { parent, variant } = await buildVariant(platform, before(100));
  await saveAt(40, { id: parent, isArchived: true });
  await saveAt(39, { id: variant, prices: [{ kind: 'base', amount: 20_000 }] });
  await saveAt(1, { id: parent, isArchived: false });
  await saveAt(0, { id: variant, prices: [{ kind: 'sale', amount: 15_000 }] });
  const page = await call(productGet, { id: parent });
  expect(page.associatedProducts).toMatchObject([{ finalPrice: 150, discount: { lowestPrice: 200 } }]);
});

/** A product with one variant of 100. */
async function buildVariant(platform: TestPlatform, now: Date) {
  const ctx = await platform.ctx();
  const { id: attributeId, values } = await saveAttribute(ctx, {
    code: 'boja-odlaska',
    type: 'Dropdown',
    isVariationAxis: true,
    label: { hrv: 'Boja' },
    values: [{ code: 'plava-odlaska', label: { hrv: 'plava' } }],
  });
  const parent = await buildProduct(
    platform,
    { format: 'configurable', price: 10_000, axes: [attributeId] },
    { now },
  );
  const attributes = [{ attributeId, valueIds: [...values.values()] }];
  const variant = await buildProduct(platform, { parentId: parent, price: 10_000, attributes }, { now });
  return { parent, variant };
}
