import type { z } from 'zod';
import { type CatalogueFile, openCatalogueFile } from '../files/catalogue-file.ts';
import type { HeaderRule } from '../files/file-header.ts';
import { FileRefused } from '../files/file-refused.ts';
import { currencyDecimals } from '../files/import-options.ts';
import type { RejectedRow } from '../files/import-record.ts';
import { excerpt } from '../files/row-cells.ts';
import { fromPersonForm, plainGrouped } from '../sheets/sheet-form.ts';
import { fromSpreadsheetCell } from '../sheets/spreadsheet-cell.ts';
import { type Cells, readColumns, writeColumns } from './csv-column.ts';
import { productRef } from './csv-product-cells.ts';
import { type CsvLayout, productColumns } from './csv-product-columns.ts';
import { type RegistryRow, readCsvRegistries } from './csv-registries.ts';
import { type CatalogueSheet, headingOf, kindOf, sheetOf, titleIn } from './csv-sheet.ts';
import { type CsvRecord, csvRecords, csvTitles } from './csv-writer.ts';
import { type DocumentRules, type ExactProduct, exactProductBy } from './document.ts';
import type { DocumentFile, DocumentOptions, DocumentProduct } from './document-file.ts';
import { completeNew, newProduct } from './new-csv-product.ts';

const layoutOf = (languages: readonly string[], rest: Partial<CsvLayout> = {}): CsvLayout => ({
  languages,
  decimals: 2,
  at: '',
  now: '',
  dates: new Set(),
  ...rest,
});
const languageOf = (title: string) => /:([a-z]{3})$/.exec(title)?.[1];

/** Whether a column has one of the titles of programs. */
function titlesOf({ fields }: DocumentRules): (column: string) => boolean {
  const known = new Set(csvTitles(layoutOf(['xxx'], { fields })));
  return (column) => known.has(column.replace(/:[a-z]{3}$/, ':xxx'));
}

/** The header by which such a file is known: that of programs, or of any of the sheets of people. */
export function headerOf(rules: DocumentRules): HeaderRule {
  const { writtenBy, sheets = [] } = rules;
  const isTitle = titlesOf(rules);
  const named = (...titles: string[]) => [
    ...titles,
    ...sheets.flatMap((sheet) => titles.map((title) => headingOf(title, sheet).toLowerCase())),
  ];
  return {
    label: `catalogue of ${writtenBy}`,
    required: [
      { title: 'record', names: named('record') },
      { title: 'key', names: named('key', 'sku') },
    ],
    isKnown: (column) => isTitle(column) || sheets.some((sheet) => titleIn(column, sheet) !== undefined),
  };
}

const products = new Set<string>(['product', 'variant'] satisfies CsvRecord[]);

/**
 * Opens a catalogue in CSV as it was written here, or one with fewer rows and columns that somebody wrote by hand: a
 * column that it lacks changes nothing, an empty cell empties. Prices are in `currency` unless the file says otherwise.
 * Throws FileRefused for any other file.
 */
export async function openCsvDocument(
  path: string,
  rules: DocumentRules,
  { currency, now }: DocumentOptions,
): Promise<DocumentFile> {
  const header = headerOf(rules);
  const file = await openCatalogueFile(path, header);
  const sheet = sheetOf(file.columns.titles, titlesOf(rules), rules.sheets ?? []);
  const table: Table = {
    file,
    sheet,
    own: rules.fields,
    titles: file.columns.titles.map((title) => asTitle(title, sheet)),
  };
  const { titles } = table;
  const languages = [...new Set(titles.flatMap((title) => languageOf(title) ?? []))];
  const { catalogue, registryRows } = await readHead(table);
  const own = catalogue?.currency?.trim() || null;
  const layout = layoutOf(languages, {
    decimals: currencyDecimals(own ?? currency),
    at: readInstant(catalogue?.exported_at) ?? now.toISOString(),
    now: now.toISOString(),
    faultsOf: rules.faultsOf,
    fields: rules.fields,
  });
  const wholeProduct = exactProductBy(rules);
  const columns = productColumns(layout);
  const defaultLanguage = catalogue?.default_language || languages[0];

  async function* rows(isVariant: boolean): AsyncGenerator<DocumentProduct | RejectedRow> {
    for await (const { row, cells } of cellsOf(table)) {
      const isOther = !products.has(cells.record ?? '') || ((cells.parent ?? '') !== '') !== isVariant;
      if (isOther) continue;
      const key = keyOf(cells, defaultLanguage, rules);
      if (key === undefined) yield refuse(row, [{ column: 'key', reason: 'is empty', value: '' }]);
      else yield { row, key, over: (have) => complete(row, key, cells, have) };
    }
  }

  /** Columns are named as the file names them. */
  const refuse = (row: number, problems: RejectedRow['problems']) =>
    rejected(
      row,
      problems.map((one) => ({ ...one, column: sheet ? headingOf(one.column, sheet) : one.column })),
    );

  function complete(row: number, key: string, said: Cells, have: ExactProduct | undefined) {
    const cells = asProgram(said, table, have && writeColumns(columns, have));
    const { parent } = cells;
    const entry = have ? structuredClone(have) : newProduct(layout.now, rules.fields);
    entry.key = key;
    if (parent !== undefined) entry.parent = parent === '' ? null : productRef(parent);
    const faults = readColumns(columns, cells, entry);
    if (!have) completeNew(entry, cells);
    if (faults.length === 0 && !have && entry.parent === null && Object.keys(entry.translations).length === 0)
      faults.push({ column: `name:${defaultLanguage ?? ''}`, reason: 'is empty', value: '' });
    if (faults.length > 0) return refuse(row, faults);
    const product = wholeProduct.safeParse(entry);
    return product.success ? product.data : refuse(row, faultsOf(product.error));
  }

  return {
    currency: own,
    ignoredColumns: file.columns.titles.filter((title) => !header.isKnown(title)),
    registries: (have) => readCsvRegistries(registryRows, have, languages, defaultLanguage),
    // However the rows are sorted: a product comes before its variants.
    async *products() {
      yield* rows(false);
      yield* rows(true);
    },
  };
}

/** A file with its columns by the titles of programs. */
interface Table {
  file: CatalogueFile;
  sheet: CatalogueSheet | undefined;
  own: DocumentRules['fields'];
  titles: string[];
}

const asTitle = (heading: string, sheet: CatalogueSheet | undefined): string =>
  (sheet && titleIn(heading, sheet)) ?? heading.trim();

/**
 * The cells of a row as programs write them. `before` is what would be written of the product that is there: a moment that
 * shows the same minute is the same.
 */
function asProgram(cells: Cells, { sheet, own }: Pick<Table, 'sheet' | 'own'>, before: Cells = {}): Cells {
  const read = (title: string, cell: string) => {
    if (sheet) return fromPersonForm(kindOf(title, own), cell, sheet.form, before[title]);
    // The titles of programs, saved by a spreadsheet.
    return kindOf(title, own) === 'number' ? plainGrouped(cell) : cell;
  };
  return Object.fromEntries(Object.entries(cells).map(([title, cell = '']) => [title, read(title, cell)]));
}

async function readHead(table: Table): Promise<{ catalogue?: Cells; registryRows: RegistryRow[] }> {
  const registryRows: RegistryRow[] = [];
  let catalogue: Cells | undefined;
  for await (const { row, cells } of cellsOf(table)) {
    const record = csvRecords.find((one) => one === cells.record);
    if (record === undefined)
      throw new FileRefused(
        'header',
        `Row ${row}, record: ${excerpt(cells.record ?? '')} is none of ${csvRecords.join(', ')}.`,
      );
    if (record === 'catalogue') {
      if ((cells.version ?? '2') !== '2')
        throw new FileRefused('header', `Row ${row}, version: this catalogue is not of version 2.`);
      catalogue = cells;
    } else if (!products.has(record)) registryRows.push({ row, record, cells: asProgram(cells, table) });
  }
  return { catalogue, registryRows: registryRows };
}

async function* cellsOf({ file, titles }: Table): AsyncGenerator<{ row: number; cells: Cells }> {
  for await (const { row, cells } of file.rows())
    yield {
      row,
      // Spreadsheets leave out empty cells at the end of a row.
      cells: Object.fromEntries(titles.map((title, at) => [title, fromSpreadsheetCell(cells[at] ?? '')])),
    };
}

/** By its key, else its sku, else its slug or name in the language of the file. */
function keyOf(cells: Cells, language: string | undefined, { slugOf }: DocumentRules): string | undefined {
  const { key, sku } = cells;
  if (key) return productRef(key);
  if (sku) return `sku:${sku}`;
  const slug = cells[`slug:${language}`]?.trim() || slugOf(cells[`name:${language}`] ?? '');
  return slug ? `slug:${slug}` : undefined;
}

function faultsOf(error: z.ZodError): RejectedRow['problems'] {
  return error.issues
    .slice(0, 10)
    .map(({ path, message }) => ({ column: path.join('.'), reason: message, value: '' }));
}

function rejected(row: number, problems: RejectedRow['problems']): RejectedRow {
  return {
    record: 'rejected',
    row,
    problems: problems.map((one) => ({ ...one, value: excerpt(one.value) })),
  };
}

function readInstant(cell: string | undefined): string | undefined {
  const time = Date.parse(cell ?? '');
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
