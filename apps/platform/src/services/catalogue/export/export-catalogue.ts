import { dateFilterTypes, type FilterType } from '@izlog/contract/product/product-kinds';
import { sql } from 'drizzle-orm';
import { type Ctx, inTransactionOnce } from '../../../kernel/context.ts';
import { currencyDecimals } from '../../../../../../packages/catalogue-io/src/files/import-options.ts';
import type { CatalogueHead, ExactProduct } from '../../../../../../packages/catalogue-io/src/exact/catalogue-document.ts';
import { openCsvWriter } from '../../../../../../packages/catalogue-io/src/exact/csv-writer.ts';
import type { ExportedProduct } from './exported-product.ts';
import { findLanguages, readExactProducts, readRegistries } from './list-exact.queries.ts';
import { listExported, listExportOrder } from './list-exported.queries.ts';

export const exportFormats = ['csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Products that are read and written at a time. */
const pageSize = 200;

/**
 * Writes the whole catalogue of the site as it is at one moment, piece by piece: `write` gets text in order and is
 * waited for. Archived and unpublished products are in it; files are not. Both forms hold everything a catalogue is made
 * of, the price journal too. Gives how many products it wrote, variants counted.
 */
export async function exportCatalogue(
  ctx: Ctx,
  format: ExportFormat,
  write: (text: string) => Promise<void>,
): Promise<number> {
  return inTransactionOnce(ctx, async (inner) => {
    await inner.db.execute(sql`set transaction isolation level repeatable read, read only`);
    return writePages(inner, format === 'csv' ? await csvWriter(inner) : await jsonWriter(inner), write);
  });
}

interface Writer {
  start: string;
  page(ids: readonly number[], isFirst: boolean): Promise<string>;
  end: string;
}

async function writePages(ctx: Ctx, writer: Writer, write: (text: string) => Promise<void>): Promise<number> {
  const ids = await listExportOrder(ctx);
  await write(writer.start);
  for (let at = 0; at < ids.length; at += pageSize)
    await write(await writer.page(ids.slice(at, at + pageSize), at === 0));
  await write(writer.end);
  return ids.length;
}

/** One table: what stands above the products, a row each, then a row for each product. */
async function csvWriter(ctx: Ctx): Promise<Writer> {
  const head = await headOf(ctx);
  const { start, products } = openCsvWriter(head, {
    languages: await findLanguages(ctx),
    decimals: currencyDecimals(head.currency),
    at: head.exportedAt,
    now: head.exportedAt,
    dates: new Set(head.attributes.filter(({ type }) => isDate(type)).map(({ code }) => code)),
  });
  return {
    start,
    async page(ids) {
      const exact = await readExactProducts(ctx, ids);
      return products(ids.flatMap((id) => exact.get(id) ?? []));
    },
    end: '',
  };
}

const isDate = (type: FilterType) => dateFilterTypes.includes(type);

async function headOf(ctx: Ctx): Promise<CatalogueHead> {
  const { site, now } = ctx;
  return {
    format: 'izlog-catalogue',
    version: 2,
    exportedAt: now.toISOString(),
    site: site.name,
    currency: site.mainCurrency.code,
    defaultLanguage: site.defaultLanguage,
    languages: [...site.languages],
    ...(await readRegistries(ctx)),
  };
}

/**
 * One object with the list `products`, one product a line. `exact` of a product, and what stands above them, is what
 * `izlog import izlog` reads; the rest is for whoever only wants to read.
 */
async function jsonWriter(ctx: Ctx): Promise<Writer> {
  const head = await headOf(ctx);
  return {
    start: `${JSON.stringify(head).slice(0, -1)},"products":[`,
    async page(ids, isFirst) {
      const products = await listExported(ctx, ids);
      const exact = await readExactProducts(ctx, ids);
      const lines = products.map((product) => JSON.stringify(withExact(product, exact.get(product.id))));
      return `${isFirst ? '' : ','}\n${lines.join(',\n')}`;
    },
    end: '\n]}\n',
  };
}

function withExact(product: ExportedProduct, exact: ExactProduct | undefined) {
  return { ...product, exact };
}
