import { productGet } from '@izlog/contract/product/product-get';
import {
  getProductRecord,
  previewProduct,
  updateProductRecord,
} from '@izlog/contract/product/record/product-record-calls';
import { expect } from 'vitest';
import { buildProduct } from '#test/builders/product.ts';
import { platformTest as test } from '#test/kit.ts';

const staff = { as: 'staff' } as const;

test('[CMS-024, OFFICE-08] a product that is not public is seen by its preview link and by nobody else, with its price and words', async ({
  platform,
}) => {
  const id = await buildProduct(platform, { price: 1000 });
  const other = await buildProduct(platform, { price: 500 });
  for (const one of [id, other]) await platform.call(updateProductRecord, { id: one, state: 'draft' }, staff);
  const { slug = '' } = (await platform.call(getProductRecord, { id }, staff)).words.hrv ?? {};
  const catalogue = { as: { staff: ['catalogue.edit'] } } as const;

  const { path } = await platform.call(previewProduct, { id, language: 'hrv' }, catalogue);

  expect(path).toContain(slug);
  const preview = new URL(path, 'http://x').searchParams.get('preview') ?? '';
  const guest = { headers: { preview } };
  expect(await platform.call(productGet, { slug }, guest)).toMatchObject({ id, finalPrice: 10 });
  // The link was opened: what it showed is kept for nobody.
  expect((await platform.refusal(productGet, { slug })).status).toBe(404);
  expect((await platform.refusal(productGet, { id })).status).toBe(404);
  expect((await platform.refusal(productGet, { id: other }, guest)).status).toBe(404);
  expect((await platform.refusal(productGet, { id }, { ...guest, site: 2 })).status).toBe(404);
  expect((await platform.refusal(productGet, { id }, { ...guest, language: 'eng' })).status).toBe(404);

  const refused = (options: object, input: object = { id, language: 'hrv' }) =>
    platform.refusal(previewProduct, input as { id: number; language: string }, options);
  expect((await refused({ as: { staff: ['stock.edit'] } })).status).toBe(403);
  expect((await refused({ as: 'staff', site: 2 })).status).toBe(404);
  expect((await refused(staff, { id: 99_999, language: 'hrv' })).status).toBe(404);
  expect((await refused(staff, { id, language: 'fra' })).status).toBe(400);
});
