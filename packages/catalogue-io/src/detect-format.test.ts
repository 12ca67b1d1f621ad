import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exactFormats } from './exact/exact-formats.ts';
import { detectFormat } from './formats.ts';
import { withFile } from './testing.ts';

const detect = async (content: string | Uint8Array) =>
  (await withFile(content, (path) => detectFormat(path)))?.name ?? null;

test('the format of a file is told by its header, whatever its encoding and delimiter', async () => {
  const woo = 'ID,Type,SKU,Name,Published,Regular price\n';
  expect(await detect(woo)).toBe('woocommerce');
  expect(await detect(Buffer.from(`\ufeff${woo.replaceAll(',', ';')}`, 'utf16le'))).toBe('woocommerce');
  expect(await detect('Handle,Title,Option1 Value,Variant Price\n')).toBe('shopify');
  expect(await detect('sku,attribute_set_code,product_type,name,price\n')).toBe('magento');
  expect(await detect('category,name,sku,price,attribute_set\n')).toBe('magento-sample');
});

test('a file of no format, and one that is not there, is none', async () => {
  for (const content of ['', 'a,b\n1,2\n', '<html></html>', '{"products":[]}', new Uint8Array(100)])
    expect(await detect(content)).toBeNull();
  expect(await detectFormat('/nowhere/products.csv')).toBeUndefined();
});

const rules = { mark: 'acme-catalogue', writtenBy: 'acme export', slugOf: (name: string) => name };
const head = {
  format: 'acme-catalogue',
  version: 2 as const,
  exportedAt: '2026-11-21T00:00:00.000Z',
  site: 'Acme',
  currency: 'EUR',
  defaultLanguage: 'eng',
  languages: ['eng'],
  ...{ taxClasses: [], brands: [], attributes: [], categories: [], tags: [] },
};

test("a catalogue of one's own is told from that of another program, and from other files", async () => {
  const { csv, json } = exactFormats(rules);
  const others = exactFormats({ ...rules, mark: 'other-catalogue' });
  const written = (format: typeof csv | typeof json) => {
    const { start, end } = format.write(head, ['eng']);
    return start + end;
  };

  await withFile(written(json), async (path) => {
    expect([await json.detect(path), await csv.detect(path)]).toEqual([true, false]);
    expect(await others.json.detect(path)).toBe(false);
    expect((await json.read(path, { currency: 'USD', now: new Date() })).currency).toBe('EUR');
  });
  await withFile(written(csv), async (path) => {
    expect([await json.detect(path), await csv.detect(path)]).toEqual([false, true]);
    expect((await csv.read(path, { currency: 'USD', now: new Date() })).currency).toBe('EUR');
    expect(await detectFormat(path)).toBeUndefined();
  });
});

const real = {
  woocommerce: '../shared/data/catalogue/woocommerce/sample_products.csv',
  shopify: '../shared/data/catalogue/shopify/apparel.csv',
  magento: '../shared/data/catalogue/magento/Configurable/products.csv',
  'magento-sample': '../shared/data/catalogue/magento/Catalog/SimpleProduct/products_gear_bags.csv',
};

test.skipIf(!existsSync(real.woocommerce))('real exports are told apart', async () => {
  for (const [name, path] of Object.entries(real)) expect((await detectFormat(path))?.name).toBe(name);
});
