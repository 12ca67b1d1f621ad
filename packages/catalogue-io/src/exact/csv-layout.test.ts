import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRows } from '../files/read-rows.ts';
import { fromSpreadsheetCell } from '../sheets/spreadsheet-cell.ts';
import { money } from './csv-codec.ts';
import { type CsvColumn, readColumns, writeColumns } from './csv-column.ts';
import { divide, fromPart, texts, toPart } from './csv-lists.ts';
import { type CsvLayout, productColumns } from './csv-product-columns.ts';
import type { AttributeValue, Brand, Category } from './csv-registry-columns.ts';
import { registryColumns } from './csv-registry-columns.ts';
import { openCsvWriter } from './csv-writer.ts';
import type { ExactProduct } from './document.ts';

const layout: CsvLayout = {
  languages: ['hrv', 'eng'],
  decimals: 2,
  at: '2026-11-21T00:00:00.000Z',
  now: '2026-11-21T00:00:00.000Z',
  dates: new Set(['rok']),
};

/** Texts with everything that means something in a cell, a list, a file or a spreadsheet. */
const word = fc
  .array(
    fc.oneof(
      fc.constantFrom('|', '=', ',', '#', '\\', '\\e', ' ', '\n', '"', "'", ';', '-', ':', '+'),
      fc.string(),
    ),
    {
      maxLength: 6,
    },
  )
  .map((parts) => parts.join('').replaceAll('\0', ''));
const name = word.filter((text) => text !== '');
const perLanguage = <T>(one: fc.Arbitrary<T>) =>
  fc.dictionary(fc.constantFrom('hrv', 'eng'), one).map((map) => ({ ...map }));
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });
const cents = fc.nat({ max: 100_000_000 });
const time = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const file = fc.stringMatching(/^[0-9a-f]{32}$/).map((hash) => `${hash}.webp`);
const ref = name.map((sku) => `sku:${sku}`);
const real = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const code = word.filter((text) => text.trim() !== '');

const product: fc.Arbitrary<ExactProduct> = fc.record({
  key: ref,
  parent: fc.constant(null),
  format: fc.constantFrom('simple', 'configurable', 'bundle', 'e-product'),
  type: fc.constantFrom('simple', 'service', 'subscription', 'external'),
  purchase: fc.constantFrom('cart', 'inquiry'),
  sku: maybe(word),
  barcode: maybe(word),
  brand: maybe(word),
  taxClass: maybe(word),
  weight: maybe(fc.nat()),
  length: maybe(fc.nat()),
  width: maybe(fc.nat()),
  height: maybe(fc.nat()),
  content: maybe(real),
  contentUnit: maybe(word),
  baseContent: maybe(real),
  baseUnit: maybe(word),
  modelId: maybe(word),
  guaranteeYears: fc.constant(null),
  guaranteeTerms: fc.constantFrom(null, 'https://primjer.hr/uvjeti-jamstva?a=1|2'),
  minQuantity: fc.nat(),
  maxQuantity: maybe(fc.nat()),
  quantityStep: fc.nat(),
  isFeatured: fc.boolean(),
  isArchived: fc.boolean(),
  isPublished: fc.boolean(),
  isVisible: fc.boolean(),
  isPriceFrom: fc.boolean(),
  isReturnable: fc.boolean(),
  categoryPriority: fc.integer(),
  position: fc.integer(),
  externalUrl: maybe(word),
  source: maybe(word),
  externalId: maybe(word),
  contentHash: maybe(word),
  createdAt: time,
  translations: perLanguage(
    fc.record({
      name: word,
      slug: word,
      kindLine: word,
      shortDescription: word,
      description: maybe(
        fc.oneof(
          word.map((html) => ({ type: 'html', html })),
          word.map((text) => ({ type: 'doc', content: [{ type: 'text', text }] })),
        ),
      ),
      facts: fc.array(fc.record({ label: word, value: word }), { maxLength: 3 }),
      safety: word,
      externalButton: word,
      seoTitle: word,
      seoDescription: word,
    }),
  ),
  categories: fc.array(word, { maxLength: 3 }),
  tags: fc.array(word, { maxLength: 3 }),
  attributes: fc.array(
    fc.oneof(
      fc.record({ code, values: fc.array(word, { minLength: 1, maxLength: 3 }), number: fc.constant(null) }),
      fc.record({ code, values: fc.constant(null), number: real }),
      fc.record({
        code: fc.constant('rok'),
        values: fc.constant(null),
        number: fc.integer({ min: -1e15, max: 1e15 }),
      }),
    ),
    { maxLength: 3 },
  ),
  axes: fc.array(word, { maxLength: 2 }),
  media: fc.uniqueArray(fc.record({ file, alt: perLanguage(word) }), {
    maxLength: 3,
    selector: (one) => one.file,
  }),
  downloads: fc.array(fc.record({ name: word, file: maybe(file), url: maybe(code) }), { maxLength: 2 }),
  customOptions: fc.array(
    fc.record({
      title: name,
      label: perLanguage(word),
      hint: perLanguage(word),
      optionType: fc.constantFrom('text', 'number'),
      inputType: maybe(fc.constantFrom('dropdown', 'date')),
      isRequired: fc.boolean(),
      maxLength: maybe(fc.nat()),
      min: maybe(real),
      max: maybe(real),
      days: maybe(
        fc.record({
          leadDays: fc.nat(30),
          untilHour: maybe(fc.integer({ min: 1, max: 23 })),
          latestDays: fc.nat(366),
          closedWeekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
          closedDays: fc.constantFrom([], ['2026-12-25']),
          perDay: maybe(fc.integer({ min: 1, max: 9 })),
        }),
      ),
      values: fc.array(
        fc.record({
          sku: word,
          label: perLanguage(word),
          surcharge: maybe(cents),
          price: maybe(cents),
          color: maybe(word),
          media: maybe(file),
        }),
        { maxLength: 2 },
      ),
    }),
    { maxLength: 2 },
  ),
  stock: maybe(
    fc.record({
      isTracked: fc.boolean(),
      quantity: fc.nat(),
      backorders: fc.constantFrom('no', 'notify', 'yes'),
      lowAt: maybe(fc.nat()),
      restockAt: maybe(time),
    }),
  ),
  journal: fc.array(
    fc.record({
      kind: fc.constantFrom('base', 'sale', 'member'),
      amount: maybe(cents),
      validFrom: time,
      validTo: maybe(time),
      storeId: maybe(fc.nat()),
      needsBase: fc.constantFrom(undefined, false),
    }),
    { maxLength: 4 },
  ),
  bundle: fc.array(fc.record({ product: ref, quantity: fc.integer({ min: 1, max: 99 }) }), { maxLength: 2 }),
  crossSell: fc.array(ref, { maxLength: 2 }),
  upSell: fc.array(ref, { maxLength: 2 }),
});

/** What the cells of an entry say, read into another entry that says something else everywhere. */
function readBack<T>(columns: ReadonlyArray<CsvColumn<T>>, entry: T, other: T): T {
  const target = structuredClone(other);
  const empty = Object.fromEntries(columns.flatMap(({ titles }) => titles).map((title) => [title, '']));
  expect(readColumns(columns, { ...empty, ...writeColumns(columns, entry) }, target)).toEqual([]);
  return target;
}

test('every product is read from its row of a CSV catalogue as it was written, whatever stood there before', () => {
  const columns = productColumns(layout);
  fc.assert(
    fc.property(product, product, (written, other) => {
      const read = readBack(columns, written, { ...other, key: written.key });

      expect(JSON.parse(JSON.stringify(read))).toEqual(JSON.parse(JSON.stringify(written)));
    }),
    { numRuns: 60 },
  );
});

test('attribute values, brands and categories are read from their rows as they were written', () => {
  const of = registryColumns(layout.languages);
  const value: fc.Arbitrary<AttributeValue> = fc.record({
    code: fc.constant('a'),
    label: perLanguage(word),
    color: maybe(word),
    media: maybe(file),
    isShopDefault: fc.boolean(),
  });
  const brand: fc.Arbitrary<Brand> = fc.record({
    name: fc.constant('a'),
    manufacturer: maybe(fc.record({ name: word, address: word, email: word, isOutsideEu: fc.boolean() })),
    responsible: maybe(fc.record({ name: word, address: word, email: word })),
  });
  const category: fc.Arbitrary<Category> = fc.record({
    key: fc.constant('a'),
    parent: fc.constant(null),
    position: fc.integer(),
    sortTypes: fc.constantFrom([], ['cheapest' as const]),
    sortDefaultType: fc.constant(null),
    media: maybe(file),
    isPublished: fc.boolean(),
    requiresSafety: fc.boolean(),
    kpd: maybe(word),
    source: maybe(word),
    externalId: maybe(word),
    translations: perLanguage(
      fc.record({
        name: word,
        slug: word,
        line: word,
        description: word,
        seoTitle: word,
        seoDescription: word,
      }),
    ),
  });
  fc.assert(
    fc.property(value, value, brand, brand, category, category, (v1, v2, b1, b2, c1, c2) => {
      expect(readBack(of.value, v1, v2)).toEqual(v1);
      expect(readBack(of.brand, b1, b2)).toEqual(b1);
      expect(readBack(of.category, c1, c2)).toEqual(c1);
    }),
  );
});

const attribute = {
  isFilterable: true,
  isVariationAxis: false,
  isShown: true,
  position: 0,
  customClass: '',
  label: {},
  unit: {},
  values: [],
};

test('the file itself keeps every cell, and none of them begins like a formula', async () => {
  const head = {
    format: 'acme-catalogue',
    version: 2 as const,
    exportedAt: layout.at,
    site: '=Trgovina',
    currency: 'EUR',
    defaultLanguage: 'hrv',
    languages: ['hrv'],
    attributes: [{ ...attribute, code: 'rok', type: 'Date' as const }],
    ...{ taxClasses: [], brands: [], categories: [], tags: [] },
  };
  const columns = productColumns(layout);
  await fc.assert(
    fc.asyncProperty(product, async (written) => {
      const writer = openCsvWriter(head, layout.languages);
      const bytes = Buffer.from(writer.start.slice(1) + writer.products([{ exact: written }]));
      const rows: string[][] = [];
      for await (const { cells } of readRows(Readable.from([bytes]), ',')) rows.push(cells);
      const [titles, row] = [rows[0], rows.at(-1)];

      for (const cell of row ?? []) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
      const cells = Object.fromEntries(
        (titles ?? []).map((title, at) => [title, fromSpreadsheetCell(row?.[at] ?? '')]),
      );
      expect(cells).toMatchObject(writeColumns(columns, written));
    }),
    { numRuns: 60 },
  );
});

test('lists and amounts are read back, also as people and spreadsheets write them', () => {
  fc.assert(
    fc.property(fc.array(word), cents, fc.constantFrom(0, 2, 3), (list, amount, decimals) => {
      expect(texts.read(texts.write(list))).toEqual(list);
      expect(divide(list.map(toPart).join(','), ',').map(fromPart)).toEqual(list);
      expect(money(decimals).read(money(decimals).write(amount))).toBe(amount);
    }),
  );
  expect(texts.read('a|b  |  c\\ ')).toEqual(['a', 'b', 'c ']);
  expect([money(2).read('12,9'), money(2).read('7'), money(2).read('7.500')]).toEqual([1290, 700, 750]);
  expect(() => money(2).read('7.505')).toThrow('more than 2 decimals');
  expect(() => money(2).read('-1')).toThrow('no amount');
});
