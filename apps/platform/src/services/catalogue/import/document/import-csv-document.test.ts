import { productGet } from '@izlog/contract/product/product-get';
import { generateProductVariants } from '@izlog/contract/product/record/product-variants';
import { FileRefused } from 'catalogue-io';
import { withFile } from 'catalogue-io/testing';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildProduct } from '#test/builders/product.ts';
import { buildProductAttribute } from '#test/builders/product-attribute.ts';
import { buildProductCategory } from '#test/builders/product-category.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { exportCatalogue } from '../../export/export-catalogue.ts';
import { importDocument } from './import-document.ts';

const importCsv = (platform: TestPlatform, lines: readonly string[] | string, now?: Date) =>
  withFile(typeof lines === 'string' ? lines : lines.join('\n'), async (path) => {
    const ctx = await platform.ctx();
    return importDocument(now ? { ...ctx, now } : ctx, platform.kernel, { path });
  });

async function exported(platform: TestPlatform): Promise<string> {
  let text = '';
  await exportCatalogue(await platform.ctx(), 'csv', async (part) => {
    text += part;
  });
  return text;
}

test('a file of a few columns that somebody wrote by hand makes products, and again changes nothing', async ({
  platform,
}) => {
  const registry = await buildProductCategory(platform, { name: 'Šalovi' });
  const lines = [
    'record;sku;parent;format;name:hrv;price;stock;categories;axes;attributes;variation_axis;key;label:hrv',
    'category;;;;Topla odjeća;;;;;;;topla-odjeca-za-zimu;',
    'attribute;;;;;;;;;;istina;boja-sala;Boja',
    'value;;boja-sala;;;;;;;;;crvena;Crvena',
    'value;;boja-sala;;;;;;;;;plava;Plava',
    'product;SAL-1;;;Vuneni šal;12,9;7;salovi | topla-odjeca-za-zimu;;;;;',
    'product;SAL-2;;configurable;Svileni šal;30;;salovi;boja-sala;;;;',
    'product;SAL-2-C;SAL-2;;Svileni šal crveni;;3;;;boja-sala = crvena;;;',
    'product;SAL-2-P;SAL-2;;Svileni šal plavi;;0;;;boja-sala = plava;;;',
  ];

  const first = await importCsv(platform, lines);
  const again = await importCsv(platform, lines);

  expect(first).toMatchObject({ created: 4, refused: [], warnings: [], ignoredColumns: [] });
  expect(again).toMatchObject({ created: 0, updated: 0, skipped: 4 });
  const scarf = await platform.call(productGet, { slug: 'vuneni-sal' });
  expect(scarf).toMatchObject({
    finalPrice: 12.9,
    categories: [{ id: registry }, { name: 'Topla odjeća', slug: 'topla-odjeca-za-zimu' }],
  });
  const silk = await platform.call(productGet, { slug: 'svileni-sal' });
  expect(silk.associatedProducts).toHaveLength(2);
});

test('of an exported file what somebody changed is taken in and nothing else; a price that was changed holds from then on', async ({
  platform,
}) => {
  await buildProduct(platform, {
    sku: 'KAPA-1',
    price: 2000,
    sale: 1500,
    translations: { hrv: { name: 'Kapa' } },
  });
  const text = await exported(platform);
  const [title = '', ...rest] = text.split('\r\n');
  const row = rest.find((line) => line.startsWith('product,sku:KAPA-1')) ?? '';
  const changed = row.replace(',20.00,15.00,', ',22.00,15.00,').replace(',Kapa,', ',Kapa zimska,');

  const untouched = await importCsv(platform, text);
  const report = await importCsv(platform, [title, changed]);

  expect(untouched).toMatchObject({ created: 0, updated: 0, refused: [] });
  expect(report).toMatchObject({ created: 0, updated: 1, refused: [], warnings: [] });
  const { name, finalPrice, discount } = await platform.call(productGet, { slug: 'kapa' });
  expect({ name, finalPrice }).toEqual({ name: 'Kapa zimska', finalPrice: 15 });
  expect(discount?.lowestPrice ?? 20).toBe(20);
  expect(
    (await exported(platform)).split('\r\n').find((line) => line.startsWith('product,sku:KAPA-1')),
  ).toMatch(/,22\.00,15\.00,/);
});

test('[OFFICE-03] variants that were made from axes, without a sku of their own, come back as the ones they are', async ({
  platform,
}) => {
  const axis = await buildProductAttribute(platform, 'nijansa', 'TextSwatch', ['siva', 'bijela']);
  const size = await buildProductAttribute(platform, 'mjera', 'TextSwatch', ['s', 'm', 'l']);
  for (const sku of ['PLAHTA', undefined]) {
    const id = await buildProduct(platform, {
      ...(sku ? { sku } : {}),
      format: 'configurable',
      translations: { hrv: { name: `Plahta ${sku}` } },
    });
    const axes = [axis, size].map((one) => ({ attributeId: one.id, valueIds: [...one.values.values()] }));
    await platform.call(generateProductVariants, { id, axes }, { as: 'staff' });
  }
  const text = await exported(platform);
  const [title = '', ...rows] = text.split('\r\n');
  const key = 'variant:sku:PLAHTA?mjera=m&nijansa=siva';
  const row = rows.find((line) => line.startsWith(`variant,${key}`)) ?? '';

  const again = await importCsv(platform, text);
  const named = await importCsv(platform, [
    title,
    row.replace(`${key},sku:PLAHTA,`, `${key},sku:PLAHTA,PLAHTA-M-SIVA`),
  ]);

  expect(text.match(/^variant,variant:/gm)).toHaveLength(12);
  expect(again).toMatchObject({ created: 0, updated: 0, refused: [], warnings: [] });
  expect(await exported(platform)).toContain('variant,sku:PLAHTA-M-SIVA,sku:PLAHTA,PLAHTA-M-SIVA');
  expect(named).toMatchObject({ created: 0, updated: 1, refused: [] });
});

test('a cell that cannot be read is refused with its row and column, the other rows are taken in', async ({
  platform,
}) => {
  const report = await importCsv(platform, [
    'record,sku,name:hrv,price,stock,format,published,tags,parent,description:hrv',
    'product,LOS-1,Loš,dvanaest,-1,okrugao,možda,,,',
    'product,LOS-2,,1,,,,,,',
    'product,,,1,,,,,,',
    'product,LOS-4,Bez oznake,1,,,,nema-je,,',
    'product,LOS-5,Siroče,1,,,,,NEMA-GA,',
    'product,LOS-6,Opis,1,,,,,,{nije JSON',
  ]);

  expect(
    report.refused.flatMap(({ row, problems }) =>
      problems.map((one) => `${row} ${one.column}: ${one.reason}`),
    ),
  ).toEqual([
    '4 key: is empty',
    '2 format: is none of simple, configurable, bundle, e-product',
    '2 published: is neither true nor false',
    '2 price: is no amount such as 12.90',
    '2 stock: is below zero',
    '3 name:hrv: is empty',
    '7 description:hrv: is no JSON',
    '6 parent: names a product that is not there: sku:NEMA-GA',
  ]);
  expect(report.warnings).toMatchObject([{ row: 5, column: 'tags', value: 'nema-je' }]);
  expect(report.created).toBe(1);
});

test('another table, another currency and a broken shelf are refused as a whole', async ({ platform }) => {
  for (const [lines, reason] of [
    [['sku,name', 'A,B'], /not a catalogue of izlog export: column "record" is missing/],
    [['record,key,currency', 'catalogue,x,USD'], /prices are in USD/],
    [['record,key,version', 'catalogue,x,9'], /not of version 2/],
    [['record,key', 'thing,x'], /Row 2, record: thing is none of/],
    [['record,key,filter_type', 'attribute,x,Round'], /Row 2, filter_type: is none of Dropdown/],
    [['record,key,parent', 'value,x,nema'], /Row 2, parent: names an attribute that is not there/],
    [['record,key', '"product,x'], /quote/],
  ] as const) {
    const refused = await importCsv(platform, lines).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(FileRefused);
    expect(String(refused)).toMatch(reason);
  }
});

test('pieces promised to carts and orders are kept, with a warning, and the rest of the file is taken in', async ({
  platform,
}) => {
  const id = await buildProduct(platform, { sku: 'STOLAC-1', stock: { isTracked: true, quantity: 5 } });
  await platform.kernel.database.db.execute(
    sql`update stock_levels set reserved = 3 where product_id = ${id}`,
  );

  const report = await importCsv(platform, [
    'record,sku,stock,name:hrv',
    'product,STOLAC-1,2,Stolac',
    'product,STOLAC-2,2,Stol',
  ]);

  expect(report).toMatchObject({
    created: 1,
    updated: 1,
    warnings: [{ row: 2, column: 'stock', value: '2' }],
  });
  const { rows } = await platform.kernel.database.db.execute(
    sql`select quantity, reserved from stock_levels where product_id = ${id}`,
  );
  expect(rows).toEqual([{ quantity: 3, reserved: 3 }]);
});
