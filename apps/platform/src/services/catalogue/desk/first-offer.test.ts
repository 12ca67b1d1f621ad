import { productGet } from '@izlog/contract/product/product-get';
import { previewProductPrice } from '@izlog/contract/product/record/price-preview';
import {
  createProductRecord,
  updateProductRecord,
} from '@izlog/contract/product/record/product-record-calls';
import { platformTest as test } from '@izlog/platform/test/kit';
import { expect } from 'vitest';

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
