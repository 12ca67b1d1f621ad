import type { CatalogueHead, CatalogueSheet, ExactProduct, WrittenProduct } from 'catalogue-io';
import { sql } from 'drizzle-orm';
import { type Ctx, inTransactionOnce } from '#platform/kernel/context.ts';
import { catalogueFiles } from './catalogue-files.ts';
import type { ExportedProduct } from './exported-product.ts';
import { findLanguages, readExactProducts, readRegistries } from './list-exact.queries.ts';
import { listExported, listExportOrder } from './list-exported.queries.ts';

export const exportFormats = ['csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Products that are read and written at a time. */
const pageSize = 200;

/**
 * Writes the whole catalogue of the site as it is at one moment, piece by piece: `write` gets text in order and is waited
 * for. Archived and unpublished products are in it; files are not. Both forms hold everything a catalogue is made of, the
 * price journal too; a CSV with a sheet is for the people whose spreadsheet it is, others are for programs. Returns how many
 * products it wrote, variants counted.
 */
export async function exportCatalogue(
  ctx: Ctx,
  format: ExportFormat,
  write: (text: string) => Promise<void>,
  sheet?: CatalogueSheet,
): Promise<number> {
  return inTransactionOnce(ctx, async (inner) => {
    await inner.db.execute(sql`set transaction isolation level repeatable read, read only`);
    return writePages(inner, format, write, sheet);
  });
}

/**
 * CSV is one table: what stands above the products, a row each, then a row for each product. JSON is one object with the
 * list `products`, where `exact` of a product, and what stands above them, is what `izlog import izlog` reads; the rest is
 * for anyone who only wants to read.
 */
async function writePages(
  ctx: Ctx,
  format: ExportFormat,
  write: (text: string) => Promise<void>,
  sheet: CatalogueSheet | undefined,
): Promise<number> {
  const [head, languages] = [await headOf(ctx), await findLanguages(ctx)];
  const { csv, json } = catalogueFiles;
  const writer = format === 'csv' ? csv.write(head, languages, sheet) : json.write(head, languages);
  const ids = await listExportOrder(ctx);
  await write(writer.start);
  for (let at = 0; at < ids.length; at += pageSize) {
    const page = ids.slice(at, at + pageSize);
    const shown = format === 'json' ? await listExported(ctx, page) : [];
    await write(writer.products(withExact(page, await readExactProducts(ctx, page), shown)));
  }
  await write(writer.end);
  return ids.length;
}

function withExact(
  ids: readonly number[],
  exact: ReadonlyMap<number, ExactProduct>,
  shown: readonly ExportedProduct[],
): WrittenProduct[] {
  const byId = new Map(shown.map((one) => [one.id, one]));
  return ids.flatMap((id) => {
    const product = exact.get(id);
    return product ? { exact: product, shown: byId.get(id) } : [];
  });
}

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
