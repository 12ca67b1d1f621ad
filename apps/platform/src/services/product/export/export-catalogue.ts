import { stringify } from 'csv-stringify/sync';
import { sql } from 'drizzle-orm';
import { type Ctx, inTransaction } from '../../../kernel/context.ts';
import type { CatalogueHead, ExactProduct } from './catalogue-document.ts';
import { type CsvColumn, csvColumns } from './csv-columns.ts';
import type { ExportedProduct } from './exported-product.ts';
import { readExactProducts, readShelves } from './list-exact.queries.ts';
import { listExported, listExportOrder } from './list-exported.queries.ts';
import { toSpreadsheetCell } from './spreadsheet-cell.ts';

export const exportFormats = ['csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Products that are read and written at a time. */
const pageSize = 200;

/**
 * Writes the whole catalogue of the site as it is at one moment, piece by piece: `write` gets text in order and is
 * waited for. Archived and unpublished products are in it; files are not. JSON holds everything a catalogue is made of,
 * the price journal too. Gives how many products it wrote, variants counted.
 */
export async function exportCatalogue(
  ctx: Ctx,
  format: ExportFormat,
  write: (text: string) => Promise<void>,
): Promise<number> {
  return inTransaction(ctx, async (inner) => {
    await inner.db.execute(sql`set transaction isolation level repeatable read, read only`);
    return writePages(inner, format === 'csv' ? csvWriter(inner) : await jsonWriter(inner), write);
  });
}

interface Writer {
  start: string;
  page(products: readonly ExportedProduct[], isFirst: boolean): string | Promise<string>;
  end: string;
}

async function writePages(ctx: Ctx, writer: Writer, write: (text: string) => Promise<void>): Promise<number> {
  const ids = await listExportOrder(ctx);
  await write(writer.start);
  for (let at = 0; at < ids.length; at += pageSize)
    await write(await writer.page(await listExported(ctx, ids.slice(at, at + pageSize)), at === 0));
  await write(writer.end);
  return ids.length;
}

/** RFC 4180 with a byte order mark, by which Excel knows that it is UTF-8. */
function csvWriter({ site }: Ctx): Writer {
  const columns = csvColumns(site.languages);
  return {
    start: `\ufeff${csv([columns.map(({ title }) => title)])}`,
    page: (products) => csv(products.map((product) => columns.map((column) => cellOf(column, product)))),
    end: '',
  };
}

function csv(rows: readonly string[][]): string {
  return stringify([...rows], { record_delimiter: 'windows' });
}

function cellOf({ cell }: CsvColumn, product: ExportedProduct): string {
  const value = cell(product);
  return typeof value === 'string' ? toSpreadsheetCell(value) : String(value ?? '');
}

/**
 * One object with the list `products`, one product a line. `exact` of a product, and what stands above them, is what
 * `izlog import izlog` reads; the rest is for whoever only wants to read.
 */
async function jsonWriter(ctx: Ctx): Promise<Writer> {
  const { site, now } = ctx;
  const head: CatalogueHead = {
    format: 'izlog-catalogue',
    version: 2,
    exportedAt: now.toISOString(),
    site: site.name,
    currency: site.mainCurrency.code,
    defaultLanguage: site.defaultLanguage,
    languages: [...site.languages],
    ...(await readShelves(ctx)),
  };
  return {
    start: `${JSON.stringify(head).slice(0, -1)},"products":[`,
    async page(products, isFirst) {
      const exact = await readExactProducts(
        ctx,
        products.map(({ id }) => id),
      );
      const lines = products.map((product) => JSON.stringify(withExact(product, exact.get(product.id))));
      return `${isFirst ? '' : ','}\n${lines.join(',\n')}`;
    },
    end: '\n]}\n',
  };
}

function withExact(product: ExportedProduct, exact: ExactProduct | undefined) {
  return { ...product, exact };
}
