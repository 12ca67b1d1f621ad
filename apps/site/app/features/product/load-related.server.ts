import { archivedFilter } from '@izlog/contract/product/filters/filter-query';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import type { Product } from '@izlog/contract/product/product';
import { loadTiles } from '#site/features/catalog/door/load-tiles.server.ts';
import { listedFields, tileOf } from '#site/features/catalog/door/public-fields.server.ts';
import type { TileView } from '#site/features/catalog/door/tile-view.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';

/** Tiles of one row on a wide screen, two rows on a phone. */
const row = 4;

/**
 * What goes with a product (CATALOG-057): what the shop chose, in whole rows. What is missing to a row comes from its
 * category; where that has too few, the row stays short.
 */
export async function loadRelated(product: Product, context: SiteContext): Promise<TileView[]> {
  const chosen = await loadTiles(product.crossSellProducts, context);
  const whole = chosen.length - (chosen.length % row);
  if (chosen.length === 0 || whole > 0) return chosen.slice(0, Math.max(whole, 0));
  const { records } = await context.call(productFilter, {
    filters: [archivedFilter],
    mainCategory: product.breadcrumbs.at(-1)?.id,
    // Those that are there already, and the product itself, may be among them.
    limit: row + chosen.length + 1,
    select: [...listedFields],
  });
  const there = new Set([product.id, ...chosen.map(({ id }) => id)]);
  const others = records.map((one) => tileOf(one, context.language)).filter(({ id }) => !there.has(id));
  return [...chosen, ...others].slice(0, row);
}
