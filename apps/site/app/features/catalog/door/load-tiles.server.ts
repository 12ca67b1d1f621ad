import { archivedFilter } from '@izlog/contract/product/filters/filter-query';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { listedFields, tileOf } from './public-fields.server.ts';
import type { TileView } from './tile-view.ts';

/**
 * Tiles of chosen products in the order they were chosen; those that are gone are left out. None ask nothing, nor does a
 * site that sells nothing (SET-016).
 */
export async function loadTiles(
  ids: readonly number[],
  { call, language, site }: SiteContext,
): Promise<TileView[]> {
  if (ids.length === 0 || !site.isEcommerce) return [];
  const { records } = await call(productFilter, {
    filters: [archivedFilter, { key: 'id', value: [...ids] }],
    limit: ids.length,
    select: [...listedFields],
  });
  const tiles = records.map((product) => tileOf(product, language));
  return ids.flatMap((id) => tiles.find((tile) => tile.id === id) ?? []);
}
