import { existsSync, readFileSync } from 'node:fs';
import { takeOrders } from '@izlog/contract/ecommerce/orders/order-files';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { productGet } from '@izlog/contract/product/product-get';
import { createProductRecord } from '@izlog/contract/product/record/product-record-calls';
import { filterProductRows } from '@izlog/contract/product/record/product-rows';
import { brandResource } from '@izlog/contract/product/registries/brand-resource';
import { adjustStock } from '@izlog/contract/product/stock-desk/stock-levels';
import { takePeople } from '@izlog/contract/user/people-files';
import { withFile } from 'catalogue-io/testing';
import { expect } from 'vitest';
import { buildProduct } from '#test/builders/product.ts';
import { recordWords } from '#test/builders/record-words.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { runDuePrices } from '../lists/due-prices-job.ts';
import { importDocument } from './document/import-document.ts';
import { importCatalogue } from './import-catalogue.ts';

const staff = { as: 'staff' } as const;
const folder = new URL('../../../../../../../shared/cases/shop/', import.meta.url);
const caseOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');

const ours = (platform: TestPlatform, text: string) =>
  withFile(text, async (path) =>
    importDocument(await platform.ctx(), platform.kernel, { path, isTable: true }),
  );
const woo = (platform: TestPlatform, text: string) =>
  withFile(text, async (path) =>
    importCatalogue(await platform.ctx(), platform.kernel, { path, format: 'woocommerce' }),
  );

test('[CATALOG-061] a sku is the same in whatever case it is typed: nobody makes a second, files find it and tell, searches find it', async ({
  platform,
}) => {
  const id = await buildProduct(platform, {
    sku: 'Mj-1',
    name: 'Mjera',
    stock: { isTracked: true, quantity: 3 },
  });

  const twice = await platform.refusal(
    createProductRecord,
    { words: { hrv: recordWords('Druga mjera') }, sku: 'mJ-1' },
    staff,
  );
  const file = await ours(platform, 'record,sku,price\nproduct,MJ-1,45.00');
  const stock = await ours(platform, 'record,sku,stock\nproduct,mj-1,7');
  const shop = await woo(
    platform,
    'ID,Type,SKU,Name,Published,Regular price\n77,simple,mj-1,Mjera iz druge trgovine,1,50',
  );
  const same = await ours(platform, 'record,sku,stock\nproduct,mj-1,7\nproduct,MJ-1,8');

  expect(twice).toMatchObject({ status: 409, code: 'SKU_TAKEN', payload: { owners: { 'mJ-1': { id } } } });
  for (const report of [file, stock])
    expect(report).toMatchObject({
      created: 0,
      updated: 1,
      refusedRows: 0,
      warnings: [{ column: 'sku', reason: expect.stringContaining('Mj-1') }],
    });
  expect(shop).toMatchObject({ created: 0, updated: 1, warnings: [{ value: 'mj-1' }] });
  expect(same).toMatchObject({ refused: [{ problems: [{ reason: 'is already used on row 2' }] }] });
  expect(await platform.call(productGet, { id: String(id) })).toMatchObject({ sku: 'Mj-1', finalPrice: 50 });
  for (const search of ['mj-1', 'MJ-1']) {
    const { records } = await platform.call(filterProductRows, { search }, staff);
    expect(records.map((record) => record.id)).toContain(id);
    const found = await platform.call(productFilter, { filters: [{ key: 'sku', value: [search] }] });
    expect(found.records.map((record) => record.id)).toEqual([id]);
  }
});

test('[CATALOG-014] what a product costs from, and its place by price, count the variants that can be bought, all of them where none can', async ({
  platform,
}) => {
  const parent = await buildProduct(platform, { format: 'configurable', sku: 'OD', name: 'Od cijene' });
  const variant = (sku: string, price: number, quantity: number) =>
    buildProduct(platform, {
      parentId: parent,
      sku,
      price,
      isVisible: false,
      stock: { isTracked: true, quantity },
    });
  const cheap = await variant('OD-1', 100, 0);
  const dear = await variant('OD-2', 9900, 1);
  await buildProduct(platform, { sku: 'OD-SUSJED', name: 'Susjed', price: 5000 });
  const listed = async () => {
    const { records } = await platform.call(productFilter, { sort: { param: 'finalPrice', order: 'asc' } });
    const at = records.findIndex(({ id }) => id === parent);
    const page = await platform.call(productGet, { id: String(parent) });
    return {
      finalPrice: records[at]?.finalPrice,
      isPriceFrom: page.isPriceFrom,
      isBehind: at > records.findIndex(({ sku }) => sku === 'OD-SUSJED'),
      shown: page.finalPrice,
    };
  };

  const soldOut = await listed();
  await platform.call(adjustStock, { product: cheap, difference: 1, reason: 'found' }, staff);
  const back = await listed();
  await runDuePrices(platform.kernel, new Date());
  const inOrder = await listed();

  expect(soldOut).toEqual({ finalPrice: 99, isPriceFrom: false, isBehind: true, shown: 99 });
  expect(back).toMatchObject({ finalPrice: 1, isPriceFrom: true, shown: 1 });
  expect(inOrder).toMatchObject({ finalPrice: 1, isBehind: false });
  expect(dear).toBeGreaterThan(cheap);
});

test.runIf(existsSync(folder))(
  '[CATALOG-014] of the case of a sold-out variant only what can be bought is told',
  async ({ platform }) => {
    await woo(platform, caseOf('woo-from-price.csv'));
    const { records } = await platform.call(productFilter, { filters: [{ key: 'sku', value: ['SORT-1'] }] });
    expect(records).toMatchObject([{ finalPrice: 99 }]);

    const report = await woo(platform, caseOf('woo-gtin.csv'));
    expect(report.warnings.map(({ value }) => value)).toEqual(['ABC-123', '1234567890123']);
    expect(report).toMatchObject({ created: 3, refusedRows: 0 });
  },
);

test('[OFFICE-02] a number that a spreadsheet has rounded is refused by row in every file, and nothing of its row is saved', async ({
  platform,
}) => {
  const reason = expect.stringContaining('rounded');
  const catalogue = await ours(
    platform,
    'record,sku,name:hrv,price,barcode\nproduct,ZAO-1,Jedan,5,"3,85E+12"\nproduct,ZAO-2,Dva,6,4006381333931\nproduct,3.85E+12,Tri,7,',
  );
  const shop = await woo(
    platform,
    'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Regular price\n5,simple,ZAO-5,3.85E+12,Pet,1,5',
  );
  const orders = await platform.call(
    takeOrders,
    { file: 'number,state,carrier,tracking\n2026-000001,sent,GLS,"1,23457E+11"' },
    staff,
  );
  const people = await platform.call(
    takePeople,
    { what: 'customers', file: 'email,first name\nana@zaokruzena.test,"1,2E+11"' },
    staff,
  );
  const taken = await platform.http(
    {
      method: 'POST',
      url: brandResource.endpoints.create.path.replace('create', 'import'),
      payload: { file: 'name\n"3,85E+12"', isDryRun: false },
    },
    staff,
  );

  expect(catalogue).toMatchObject({
    created: 1,
    refused: [{ problems: [{ column: 'barcode', reason }] }, { problems: [{ column: 'sku', reason }] }],
  });
  expect(shop).toMatchObject({ created: 0, refused: [{ problems: [{ reason }] }] });
  expect(orders).toMatchObject({ refused: 1, reasons: [{ reason: 'rounded' }] });
  expect(people).toMatchObject({ refused: 1, reasons: [{ reason: 'rounded' }] });
  expect(taken.json().data).toMatchObject({ refused: 1, created: 0, reasons: [{ kind: 'rounded' }] });
});
