import { existsSync, globSync, readFileSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FileRefused } from './files/file-refused.ts';
import { readAll, readText } from './testing.ts';

const header = 'ID,Type,SKU,Name,Published,Regular price';
const file = `${header}\n1,simple,Š-1,Šalica,1,12.50\n`;

test('the same file is read in every usual encoding and with every usual delimiter', async () => {
  const windows = Buffer.from(file.replaceAll('Š', '\x8a'), 'latin1');
  const readings = [
    await readText(file, 'woocommerce'),
    await readText(`\uFEFF${file}`, 'woocommerce'),
    await readText(Buffer.from(`\uFEFF${file}`, 'utf16le'), 'woocommerce'),
    await readText(Buffer.from(`\uFEFF${file}`, 'utf16le').swap16(), 'woocommerce'),
    await readText(windows, 'woocommerce', { encoding: 'windows-1250' }),
    await readText(file.replaceAll(',', ';'), 'woocommerce'),
    await readText(file.replaceAll(',', '\t'), 'woocommerce'),
    await readText(file.replaceAll('\n', '\r\n'), 'woocommerce'),
  ];

  for (const { products, rejected } of readings) {
    expect(rejected).toEqual([]);
    expect(products).toMatchObject([{ sku: 'Š-1', name: 'Šalica', row: 2, price: { base: 1250 } }]);
  }
});

test("Excel's line that names the delimiter is understood and counted as a row", async () => {
  const { products } = await readText(`sep=;\r\n${file.replaceAll(',', ';')}`, 'woocommerce');

  expect(products).toMatchObject([{ row: 3, name: 'Šalica' }]);
});

test.each<[what: string, content: string | Uint8Array, message: RegExp]>([
  ['nothing', '', /^The file is empty\.$/],
  ['spaces', ' \r\n\r\n', /^The file is empty\.$/],
  [
    'other columns',
    'a,b\n1,2\n',
    /^This is not a WooCommerce product file: columns "Type", "SKU", "Name", "Regular price" are missing\. Its columns begin with "a", "b"\.$/,
  ],
  ['one column too few', file.replace('SKU', 'X'), /column "SKU" is missing/],
  [
    'a column twice',
    file.replace('Published', 'Name'),
    /^Column "Name" stands twice in the header \(columns 4 and 5\)\.$/,
  ],
  ['a Shopify file', 'Handle,Title,Option1 Value,Variant Price\n', /looks like a Shopify product file\.$/],
  [
    'a German export',
    'ID,Typ,Artikelnummer,Name,Veröffentlicht,Regulärer Preis\n',
    /WooCommerce export in German: switch your WordPress profile to English/,
  ],
  ['columns divided by bars', file.replaceAll(',', '|'), /seem to be divided by "\|"/],
  ['an Excel workbook', Buffer.from('PK\x03\x04\x14\0\x06\0'), /Excel workbook.*"CSV UTF-8"/],
  ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), /^This is a picture/],
  ['a web page', '<!DOCTYPE html><html></html>', /^This is a web page/],
  ['JSON', '[{"name":"x"}]', /^This is a JSON file/],
  ['a header with a broken quote', '"ID,Type\n1,2', /quote/],
  [
    'a quote that is never closed',
    `${file}2,simple,"A,B,1,10\n`,
    /^A quote opened in row 3 \(line 3\) is never closed\.$/,
  ],
  [
    'Windows-1250 unasked',
    Buffer.from(file.replaceAll('Š', '\x8a'), 'latin1'),
    /byte \d+ is 0x8A\. It looks like Windows-1250/,
  ],
  ['UTF-16 without a mark', Buffer.from(file, 'utf16le'), /UTF-16 without a byte order mark/],
  ['a million columns', `${header}${',x'.repeat(1_000_000)}\n`, /longer than 256 kB|more than 2000 columns/],
  ['a million columns of nothing', ','.repeat(1_000_000), /more than 2000 columns/],
  ['a line without an end', 'x'.repeat(1_000_000), /longer than 256 kB/],
])('a file of %s is refused in one clear sentence', async (_what, content, message) => {
  const reading = readText(content, 'woocommerce');

  await expect(reading).rejects.toThrow(FileRefused);
  await expect(reading).rejects.toThrow(message);
});

test('a row of a million cells is refused and the rows around it are imported', async () => {
  const wide = `2,simple,B,Široka,1,10${','.repeat(500_000)}x`;
  const { products, rejected } = await readText(`${file}${wide}\n3,simple,C,Čaša,1,10\n`, 'woocommerce');

  expect(products.map(({ name }) => name)).toEqual(['Šalica', 'Čaša']);
  expect(rejected).toMatchObject([
    { row: 3, problems: [{ reason: 'the row has 500006 cells, the header 6' }] },
  ]);
});

test('a file that is missing or a folder is refused', async () => {
  await expect(readAll('/nowhere/products.csv', 'shopify')).rejects.toThrow(/cannot be read/);
  await expect(readAll('/', 'shopify')).rejects.toThrow(FileRefused);
});

const foreign = globSync('../shared/data/catalogue/{medusa,vendure,magento,cijene,goodbooks}/**/*.csv');

test.skipIf(foreign.length === 0)(
  'real product files of other systems are refused by either format',
  async () => {
    for (const path of foreign)
      for (const format of ['woocommerce', 'shopify'] as const)
        await expect(readAll(path, format), path).rejects.toThrow(FileRefused);
  },
);

const naughty = '../shared/data/security/naughty/blns.json';

test.skipIf(!existsSync(naughty))(
  'every naughty string is imported as the text that it is, or its row refused',
  async () => {
    const texts: string[] = JSON.parse(readFileSync(naughty, 'utf8'));
    const rows = texts.map((text, at) => [String(at + 1), 'simple', `N-${at}`, text, '1', '10']);

    const { products, rejected } = await readText(`${header}\n${stringify(rows)}`, 'woocommerce');

    expect(products.length + rejected.length).toBe(texts.length);
    expect(rejected.length).toBeLessThan(texts.length / 10);
    for (const product of products) expect(product.name).not.toMatch(/(?![\t\r\n])\p{Cc}/u);
  },
);

test('any bytes are read or refused, never anything else', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('woocommerce' as const, 'shopify' as const),
      fc.uint8Array(),
      async (format, bytes) => {
        const answer = await readText(bytes, format).catch((refusal: unknown) => refusal);

        expect(answer).toBeInstanceOf(FileRefused);
      },
    ),
    { numRuns: 50 },
  );
});

test('whatever stands in the cells, each row is imported or refused', async () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom(
      '',
      '1',
      '0',
      'simple',
      'variable',
      'variation',
      'grouped',
      'A',
      'id:1',
      '12,50',
      '=1',
      'a > b, c',
    ),
  );
  const titles = [
    ...[
      'ID',
      'Type',
      'SKU',
      'Name',
      'Published',
      'Regular price',
      'Sale price',
      'Parent',
      'Categories',
      'Images',
    ],
    ...[
      'Stock',
      'Weight (kg)',
      'Attribute 1 name',
      'Attribute 1 value(s)',
      'Date sale price ends',
      'Description',
    ],
  ];
  const rows = fc.array(fc.tuple(...titles.map(() => cell)), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(rows, async (table) => {
      const { products, variants, rejected } = await readText(stringify([titles, ...table]), 'woocommerce');

      const filled = table.filter((cells) => cells.some((one) => one !== ''));
      const rows = new Set([...products, ...variants, ...rejected].map(({ row }) => row));
      expect(rows.size).toBe(filled.length);
    }),
    { numRuns: 100 },
  );
});
