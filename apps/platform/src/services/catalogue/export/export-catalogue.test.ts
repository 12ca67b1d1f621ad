import { fromSpreadsheetCell } from 'catalogue-io/spreadsheet-cell';
import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import { buildMedia } from '#test/builders/media.ts';
import { buildProduct } from '#test/builders/product.ts';
import { buildProductAttribute } from '#test/builders/product-attribute.ts';
import { buildProductCategory } from '#test/builders/product-category.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { saveProducts } from '../products/save-products.ts';
import { type ExportFormat, exportCatalogue } from './export-catalogue.ts';
import type { ExportedProduct } from './exported-product.ts';

async function exported(platform: TestPlatform, format: ExportFormat, site: 1 | 2 = 1) {
  const parts: string[] = [];
  const write = async (text: string) => {
    parts.push(text);
  };
  const count = await exportCatalogue(await platform.ctx({ site }), format, write);
  return { count, parts, text: parts.join('') };
}

async function rows(platform: TestPlatform, site?: 1 | 2) {
  const { text } = await exported(platform, 'csv', site);
  const found = parse<Record<string, string>>(text, { bom: true, columns: true });
  return found.map((row) =>
    Object.fromEntries(Object.entries(row).map(([title, cell]) => [title, fromSpreadsheetCell(cell)])),
  );
}

test('a product is written with its words, prices, shelves, attributes, stock and pictures, and read back the same', async ({
  platform,
}) => {
  const root = await buildProductCategory(platform, { name: 'Alati > ručni' });
  const registry = await buildProductCategory(platform, { name: 'Noževi', parentId: root });
  const color = await buildProductAttribute(platform, 'boja', 'TextSwatch', ['crvena', 'plava, tamna']);
  const year = await buildProductAttribute(platform, 'rok', 'Date');
  const picture = await buildMedia(platform, { originalName: 'nož.png' });
  await buildProduct(platform, {
    sku: 'NOZ-1',
    price: 2499,
    sale: 1999,
    weight: 120,
    translations: {
      hrv: {
        name: '=HYPERLINK("http://zlo.test")',
        shortDescription: 'Oštar;\n"dobar"',
        description: { type: 'html', html: '<p>Čelik</p>' },
        facts: [{ label: 'Drška', value: 'orah | javor' }],
      },
      eng: { name: '+Knife' },
    },
    categories: [registry],
    attributes: [
      { attributeId: color.id, valueIds: [...color.values.values()] },
      { attributeId: year.id, number: Date.UTC(2026, 10, 21) },
    ],
    media: [{ mediaId: picture }],
    stock: { isTracked: true, quantity: 7, lowAt: 2 },
  });

  const { text } = await exported(platform, 'csv');
  const row = (await rows(platform)).find(({ sku }) => sku === 'NOZ-1');

  expect(text).toContain(`"'=HYPERLINK(""http://zlo.test"")"`);
  expect(text).toContain(`'+Knife`);
  expect(row).toMatchObject({
    record: 'product',
    key: 'sku:NOZ-1',
    format: 'simple',
    price: '24.99',
    sale_price: '19.99',
    stock: '7',
    stock_low_at: '2',
    weight_g: '120',
    published: 'true',
    stock_tracked: 'true',
    categories: 'nozevi',
    attributes: 'boja = crvena, plava\\, tamna | rok = #2026-11-21T00:00:00.000Z',
    media: expect.stringMatching(/^[0-9a-f]{32}\.png$/),
    'name:hrv': '=HYPERLINK("http://zlo.test")',
    'short_description:hrv': 'Oštar;\n"dobar"',
    'description:hrv': '<p>Čelik</p>',
    'facts:hrv': 'Drška = orah \\| javor',
    'name:eng': '+Knife',
    'name:deu': '',
  });
});

test('JSON holds the same catalogue, one product a line, with what a program must know about it', async ({
  platform,
}) => {
  const { text, count } = await exported(platform, 'json');
  const file = JSON.parse(text) as { products: ExportedProduct[] };

  expect(file).toMatchObject({
    format: 'izlog-catalogue',
    version: 2,
    currency: 'EUR',
    defaultLanguage: 'hrv',
    languages: ['hrv', 'eng', 'deu'],
  });
  expect(file.products).toHaveLength(count);
  expect(file.products.find(({ sku }) => sku === 'NOZ-1')).toMatchObject({
    parentId: null,
    prices: { base: { amount: 24.99, to: null }, sale: { amount: 19.99 } },
    stock: { quantity: 7, reserved: 0, lowAt: 2, backorders: 'no' },
    categories: [['Alati > ručni', 'Noževi']],
    attributes: [
      { code: 'boja', name: 'boja', values: ['crvena', 'plava, tamna'] },
      { code: 'rok', name: 'rok', values: ['2026-11-21T00:00:00.000Z'] },
    ],
    media: ['nož.png'],
    translations: { eng: { name: '+Knife' } },
  });
});

test('variants follow their product whatever was made in between, and archived products are written too', async ({
  platform,
}) => {
  const axis = await buildProductAttribute(platform, 'velicina', 'TextSwatch', ['m', 'l']);
  const [m = 0, l = 0] = axis.values.values();
  const parent = await buildProduct(platform, { sku: 'MAJICA', format: 'configurable', axes: [axis.id] });
  await buildProduct(platform, { sku: 'IZMEDU', isArchived: true });
  const variant = (sku: string, valueId: number) =>
    buildProduct(platform, {
      sku,
      parentId: parent,
      attributes: [{ attributeId: axis.id, valueIds: [valueId] }],
    });
  await variant('MAJICA-M', m);
  await variant('MAJICA-L', l);

  const written = (await rows(platform)).map(({ record, key, parent, archived }) => [
    record,
    key,
    parent,
    archived,
  ]);

  const start = written.findIndex(([, key]) => key === 'sku:MAJICA');
  expect(written.slice(start, start + 4)).toEqual([
    ['product', 'sku:MAJICA', '', 'false'],
    ['variant', 'sku:MAJICA-M', 'sku:MAJICA', 'false'],
    ['variant', 'sku:MAJICA-L', 'sku:MAJICA', 'false'],
    ['product', 'sku:IZMEDU', '', 'true'],
  ]);
});

test('[SET-019] another site’s file holds nothing of this one, and an empty catalogue is a valid file', async ({
  platform,
}) => {
  const json = await exported(platform, 'json', 2);
  const csv = await exported(platform, 'csv', 2);

  expect(JSON.parse(json.text)).toMatchObject({ products: [], languages: ['hrv'] });
  expect(csv).toMatchObject({ count: 0 });
  expect(csv.text).toMatch(/^\ufeffrecord,key,parent,sku,.*\r\ncatalogue,/);
  expect(csv.text).not.toContain('NOZ-1');
});

test('a large catalogue is written piece by piece, each product once', async ({ platform }) => {
  const before = await exported(platform, 'json');
  const many = Array.from({ length: 220 }, (_, n) => ({
    sku: `VELIK-${n}`,
    translations: { hrv: { name: `Velik ${n}` } },
  }));
  await saveProducts(await platform.ctx(), many);

  const { parts, text, count } = await exported(platform, 'json');
  const ids = (JSON.parse(text) as { products: ExportedProduct[] }).products.map(({ id }) => id);

  expect(count).toBe(before.count + 220);
  expect(new Set(ids).size).toBe(count);
  expect(parts.length).toBeGreaterThan(3);
});
