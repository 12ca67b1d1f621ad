import type { Ctx } from '#platform/kernel/context.ts';
import { type LiveStock, readLiveStock, stockParts } from '#platform/services/inventory/index.ts';
import { type PriceLookup, priceParts } from '#platform/services/pricing/index.ts';
import type { AttributeRow } from '../attributes/product-attributes.queries.ts';
import type { CustomOptionRow } from '../options/custom-options.queries.ts';
import { type ProductExtras, type ProductRow, readWhole, seenAnyway } from './read-products.queries.ts';

/** Everything about some products and their variants in one language, but for what changes by the minute: their stock. */
export interface ProductData {
  rows: readonly ProductRow[];
  extras: readonly ProductExtras[];
  attributes: ReadonlyMap<number, AttributeRow[]>;
  options: readonly CustomOptionRow[];
  lookup: PriceLookup;
}

/** Products with their variants and their stock, as of one moment. */
export interface StockedProducts {
  data: ProductData;
  stock: LiveStock;
}

/** Reads products with their variants and stock, in one statement however many there are. */
export async function loadProducts(ctx: Ctx, ids: readonly number[]): Promise<StockedProducts> {
  const { rows, extras, attributes, options, priced, entries, ...stock } = await readWhole(ctx, ids);
  return {
    data: {
      rows,
      extras,
      attributes: Map.groupBy(attributes, ({ productId }) => productId),
      options,
      lookup: priceParts.lookupOf({ priced, entries }),
    },
    stock: stockParts.stockOf(stock),
  };
}

/**
 * One product with its stock. What it says is cached for the version of the catalogue; stock is always read, in the statement
 * that tells the version.
 */
export async function loadProduct(ctx: Ctx, id: number): Promise<StockedProducts> {
  // What is not public is kept for nobody.
  if (seenAnyway(ctx, [id]).length > 0) return loadProducts(ctx, [id]);
  const what = { kind: 'product', site: ctx.site.id, language: ctx.language, id } as const;
  const cached = ctx.versioned.find<ProductData>(what);
  if (cached) {
    const stock = await readLiveStock(ctx, idsOf(cached.value));
    if (stock.version === cached.version) return { data: cached.value, stock };
  }
  const loaded = await loadProducts(ctx, [id]);
  // Text counts twice in memory; prices and attributes are of about the size of the rows.
  const size = 4000 + 4 * JSON.stringify(loaded.data.rows).length;
  ctx.versioned.set(what, loaded.stock.version, loaded.data, size);
  return loaded;
}

/** The products and variants that data is about. */
function idsOf({ rows }: ProductData): number[] {
  return rows.map(({ id }) => id);
}
