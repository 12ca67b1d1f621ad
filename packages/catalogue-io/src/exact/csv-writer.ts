import { stringify } from 'csv-stringify/sync';
import { currencyDecimals } from '../files/import-options.ts';
import { dateTypes } from '../product-kinds.ts';
import { toPersonForm } from '../sheets/sheet-form.ts';
import { toSpreadsheetCell } from '../sheets/spreadsheet-cell.ts';
import { type CsvColumn, writeColumns } from './csv-column.ts';
import { texts } from './csv-lists.ts';
import { type CsvLayout, productColumns } from './csv-product-columns.ts';
import { registryColumns } from './csv-registry-columns.ts';
import { type CatalogueSheet, headingOf, kindOf } from './csv-sheet.ts';
import type { CatalogueHead, CatalogueRegistries, DocumentRules } from './document.ts';
import type { CatalogueWriter } from './document-file.ts';

/** What a row may be; the first says what the file is. */
export const csvRecords = [
  'catalogue',
  'tax-class',
  'brand',
  'attribute',
  'value',
  'category',
  'tag',
  'product',
  'variant',
] as const;
export type CsvRecord = (typeof csvRecords)[number];

const catalogueTitles = ['version', 'exported_at', 'currency', 'default_language', 'languages'];

type Row = Record<string, string>;

/**
 * Writes a catalogue as one CSV table: RFC 4180 with a byte order mark, by which Excel knows that it is UTF-8; with a sheet as
 * the spreadsheet of its people takes it.
 */
export function openCsvWriter(
  head: CatalogueHead,
  languages: readonly string[],
  sheet?: CatalogueSheet,
  fields: DocumentRules['fields'] = [],
): CatalogueWriter {
  const layout: CsvLayout = {
    languages,
    decimals: currencyDecimals(head.currency),
    at: head.exportedAt,
    now: head.exportedAt,
    dates: new Set(head.attributes.filter(({ type }) => isDate(type)).map(({ code }) => code)),
    fields,
  };
  const columns = productColumns(layout);
  const titles = csvTitles(layout);
  const csv = (rows: readonly string[][]) => csvOf(rows, sheet?.form.delimiter);
  const cellOf = (title: string, cell: string) =>
    sheet ? toPersonForm(kindOf(title, fields), cell, sheet.form) : toSpreadsheetCell(cell);
  const table = (rows: readonly Row[]) =>
    csv(rows.map((row) => titles.map((title) => cellOf(title, row[title] ?? ''))));
  const headings = sheet ? titles.map((title) => headingOf(title, sheet)) : titles;
  return {
    start: `\ufeff${csv([headings])}${table([catalogueRow(head), ...registryRows(head, layout.languages)])}`,
    products: (products) =>
      table(
        products.map(({ exact }) => ({
          record: exact.parent === null ? 'product' : 'variant',
          key: exact.key,
          parent: exact.parent ?? '',
          ...writeColumns(columns, exact),
        })),
      ),
    end: '',
  };
}

const isDate = (type: CatalogueHead['attributes'][number]['type']) => dateTypes.some((one) => one === type);

/** What a sheet has headings for: the titles of all columns, those with words once for all languages. */
export const sheetTitles = (fields: DocumentRules['fields'] = []): string[] => [
  ...new Set(
    csvTitles({ languages: ['xxx'], decimals: 2, at: '', now: '', dates: new Set(), fields }).map((title) =>
      title.replace(/:xxx$/, ''),
    ),
  ),
];

/** The titles of all columns in the order of the file. */
export function csvTitles(layout: CsvLayout): string[] {
  const registries: CsvColumn<never>[] = Object.values(registryColumns(layout.languages)).flat();
  const products: CsvColumn<never>[] = productColumns(layout);
  return [
    ...new Set([
      'record',
      'key',
      'parent',
      ...[...products, ...registries].flatMap((one) => one.titles),
      ...catalogueTitles,
    ]),
  ];
}

function catalogueRow(head: CatalogueHead): Row {
  return {
    record: 'catalogue',
    key: head.site,
    version: String(head.version),
    exported_at: head.exportedAt,
    currency: head.currency,
    default_language: head.defaultLanguage,
    languages: texts.write(head.languages),
  };
}

function registryRows(registries: CatalogueRegistries, languages: readonly string[]): Row[] {
  const of = registryColumns(languages);
  const row = (record: CsvRecord, key: string, cells: Row, parent = ''): Row => ({
    ...cells,
    record,
    key,
    parent,
  });
  return [
    ...registries.taxClasses.map((one) => row('tax-class', one.code, writeColumns(of.taxClass, one))),
    ...registries.brands.map((one) => row('brand', one.name, writeColumns(of.brand, one))),
    ...registries.attributes.flatMap((one) => [
      row('attribute', one.code, writeColumns(of.attribute, one)),
      ...one.values.map((value) => row('value', value.code, writeColumns(of.value, value), one.code)),
    ]),
    ...registries.categories.map((one) =>
      row('category', one.key, writeColumns(of.category, one), one.parent ?? ''),
    ),
    ...registries.tags.map((one) => row('tag', one.code, writeColumns(of.tag, one))),
  ];
}

function csvOf(rows: readonly string[][], delimiter = ','): string {
  // A lone line break ends a record for many readers; the library quotes only the pair.
  return stringify([...rows], { delimiter, record_delimiter: 'windows', quoted_match: /[\r\n]/ });
}
