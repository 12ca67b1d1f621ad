import { catalogueVersionNow } from '../../../kernel/changes/catalogue-version.queries.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { type LiveStock, readLiveStock } from '../../inventory/index.ts';
import { openPriceLookup, type PriceLookup } from '../../pricing/index.ts';
import { type AttributeRow, listAttributeRows } from '../attributes/product-attributes.queries.ts';
import { type CustomOptionRow, listCustomOptions } from '../options/custom-options.queries.ts';
import {
  listProductExtras,
  listProductRows,
  type ProductExtras,
  type ProductRow,
  seenAnyway,
} from './read-products.queries.ts';

/** Everything about some products and their variants in one language, but for what changes by the minute: their stock. */
export interface ProductData {
  rows: readonly ProductRow[];
  extras: readonly ProductExtras[];
  attributes: ReadonlyMap<number, AttributeRow[]>;
  options: readonly CustomOptionRow[];
  lookup: PriceLookup;
}

/** Reads products with their variants in a number of statements that does not depend on how many there are. */
export async function loadProductData(ctx: Ctx, ids: readonly number[]): Promise<ProductData> {
  const rows = await listProductRows(ctx, ids, true);
  const all = rows.map(({ id }) => id);
  return {
    rows,
    extras: await listProductExtras(ctx, ids),
    attributes: Map.groupBy(await listAttributeRows(ctx, all), (row) => row.productId),
    options: await listCustomOptions(ctx, ids),
    lookup: await openPriceLookup(ctx, all),
  };
}

/**
 * One product with its stock. What it says is cached for the version of the catalogue; stock is always read, in the statement
 * that tells the version.
 */
export async function loadProduct(ctx: Ctx, id: number): Promise<{ data: ProductData; stock: LiveStock }> {
  const what = { kind: 'product', site: ctx.site.id, language: ctx.language, id } as const;
  if (seenAnyway(ctx, [id]).length > 0) {
    // What is not public is kept for nobody.
    const data = await loadProductData(ctx, [id]);
    return { data, stock: await readLiveStock(ctx, idsOf(data)) };
  }
  const cached = ctx.versioned.find<ProductData>(what);
  if (cached) {
    const stock = await readLiveStock(ctx, idsOf(cached.value));
    if (stock.version === cached.version) return { data: cached.value, stock };
  }
  // Before the data: a write in between makes the answer newer than its version, never older.
  const version = await catalogueVersionNow(ctx);
  const data = await loadProductData(ctx, [id]);
  // Text counts twice in memory; prices and attributes are of about the size of the rows.
  ctx.versioned.set(what, version, data, 4000 + 4 * JSON.stringify(data.rows).length);
  return { data, stock: await readLiveStock(ctx, idsOf(data)) };
}

/** The products and variants that data is about. */
export function idsOf({ rows }: ProductData): number[] {
  return rows.map(({ id }) => id);
}
