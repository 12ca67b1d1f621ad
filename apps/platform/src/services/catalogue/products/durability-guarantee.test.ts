import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { getOrder } from '@izlog/contract/ecommerce/orders/order-web';
import { productGet } from '@izlog/contract/product/product-get';
import { withFile } from 'catalogue-io/testing';
import { expect } from 'vitest';
import { listDocuments } from '#platform/services/orders/documents/document.queries.ts';
import { issueInvoice } from '#platform/services/orders/documents/issue-invoice.ts';
import { findOrder } from '#platform/services/orders/order.queries.ts';
import { buildCart } from '#test/builders/cart.ts';
import { buildOrder } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { saveBrand } from '../attributes/save-brand.ts';
import { exportCatalogue } from '../export/export-catalogue.ts';
import { importDocument } from '../import/document/import-document.ts';
import { saveProducts } from './save-products.ts';

const terms = 'https://luma.example/uvjeti-jamstva';
const guarantee = { years: 2.5, brand: 'Luma', modelId: 'L-25', terms };
const saved = { modelId: 'L-25', guaranteeYears: 2.5, guaranteeTerms: terms };

async function exported(platform: TestPlatform, format: 'csv' | 'json'): Promise<string> {
  const parts: string[] = [];
  await exportCatalogue(await platform.ctx(), format, async (text) => {
    parts.push(text);
  });
  return parts.join('');
}

const imported = (platform: TestPlatform, text: string, name = 'katalog.csv') =>
  withFile(text, async (path) => importDocument(await platform.ctx(), platform.kernel, { path }), name);

test('a guarantee of durability that is not whole is refused by the name of its field (GARAN)', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const brandId = await saveBrand(ctx, { name: 'Luma' });
  const id = await buildProduct(platform, { name: 'Svjetiljka', brandId, ...saved });
  const refused = (input: object) =>
    saveProducts(ctx, [{ id, ...input }]).then(
      () => [],
      ({ payload }) => payload.fields.map(({ path }: { path: string }) => path),
    );

  expect(await refused({ guaranteeYears: 2 })).toEqual(['guaranteeYears']);
  expect(await refused({ guaranteeYears: 2.3 })).toEqual(['guaranteeYears']);
  expect(await refused({ guaranteeTerms: 'javascript:alert(1)' })).toEqual(['guaranteeTerms']);
  expect(await refused({ modelId: null, guaranteeTerms: null })).toEqual(['modelId', 'guaranteeTerms']);
  expect(await refused({ brandId: null })).toEqual(['brandId']);
  expect(await platform.call(productGet, { id })).toMatchObject({ guarantee });
  expect(await refused({ guaranteeYears: null, brandId: null })).toEqual([]);
  expect(await platform.call(productGet, { id })).toMatchObject({ guarantee: null });
});

test('a guarantee of durability follows into cart, order, confirmation and invoice, and an order keeps what was offered (GARAN)', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const brandId = await saveBrand(ctx, { name: 'Luma' });
  const parent = await buildProduct(platform, {
    ...{ name: 'Svjetiljka', format: 'configurable', brandId, ...saved },
  });
  const productId = await buildProduct(platform, { name: 'Crna', parentId: parent, modelId: 'L-25-C' });
  const own = { ...guarantee, modelId: 'L-25-C' };
  const cart = await buildCart(platform, [{ productId, qty: 1 }]);
  const items = [{ productId, qty: 1 }];
  const { orderSlug, orderKey } = await buildOrder(platform, 'cashOnDelivery', {
    items,
    email: 'jamstvo@kupci.test',
  });
  await saveProducts(ctx, [{ id: parent, guaranteeYears: 10 }]);

  const order = await findOrder(ctx, orderSlug);
  if (!order) throw new Error('no order');
  await issueInvoice(ctx, order);
  const [invoice] = await listDocuments(ctx, order.id);
  const [mail] = await mailsTo(platform, 'jamstvo@kupci.test');
  const blocks = mail?.text.blocks ?? [];

  expect((await platform.call(getCart, cart)).items[0]?.productData.guarantee).toMatchObject({
    years: 10,
    modelId: 'L-25-C',
  });
  expect((await platform.call(getOrder, { slug: orderSlug, key: orderKey })).items[0]?.guarantee).toEqual(
    own,
  );
  expect(JSON.stringify(invoice)).toContain('Jamstvo trajnosti proizvođača: 2,5 godine (Luma L-25-C)');
  expect(JSON.stringify(blocks.find(({ kind }) => kind === 'lines'))).toContain(
    'Jamstvo trajnosti proizvođača: 2,5 godine',
  );
  expect(blocks.find((block) => block.kind === 'document' && block.url === terms)).toMatchObject({
    title: 'Jamstvo trajnosti proizvođača: 2,5 godine',
    text: expect.stringMatching(/Luma L-25-C.*najmanje 2 godine/s),
  });
});

test('[SET-019] a guarantee of durability goes out and in again unchanged, as CSV and as JSON, and a wrong one is refused by its column', async ({
  platform,
}) => {
  const csv = [
    'record;key;sku;brand;name:hrv;price;model_id;guarantee_years;guarantee_terms',
    'brand;Luma;;;;;;;',
    `product;;LUM-1;Luma;Lampa s jamstvom;49,90;L-25;2,5;${terms}`,
    `product;;LUM-2;Luma;Stara;39,90;L-20;2;${terms}`,
    'product;;LUM-3;Luma;Nova;59,90;L-30;5;luma.example',
    `product;;LUM-4;;Ničija;59,90;L-40;5;${terms}`,
    `product;;LUM-5;Luma;Bez modela;59,90;;5;${terms}`,
  ].join('\n');

  const report = await imported(platform, csv);
  const asCsv = await exported(platform, 'csv');
  const asJson = await exported(platform, 'json');
  const again = [
    await imported(platform, asCsv),
    await imported(platform, asJson, 'izvoz.json'),
    await imported(platform, asJson.replaceAll('"guaranteeYears":2.5', '"guaranteeYears":2.4'), 'kriv.json'),
  ];

  expect(report.refused.map(({ row, problems }) => `${row} ${problems[0]?.column}`)).toEqual([
    '4 guarantee_years',
    '5 guarantee_terms',
    '6 brand',
    '7 model_id',
  ]);
  expect(await platform.call(productGet, { slug: 'lampa-s-jamstvom' })).toMatchObject({ guarantee });
  expect(again[0]).toMatchObject({ created: 0, refused: [] });
  expect(again[1]).toMatchObject({ created: 0, refused: [] });
  expect(again[2]?.refused.flatMap(({ problems }) => problems.map(({ column }) => column))).toEqual([
    'exact.guaranteeYears',
  ]);
  expect(
    await exported(platform, 'csv').then((text) => text.split('\n').filter((line) => line.includes('LUM-1'))),
  ).toEqual(asCsv.split('\n').filter((line) => line.includes('LUM-1')));
});
