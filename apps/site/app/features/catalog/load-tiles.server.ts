import { archivedFilter } from '@izlog/contract/product/filter-query';
import { productFilter } from '@izlog/contract/product/product-filter';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { type TileView, tileFields, tileView } from './tile-view.ts';

/** Tiles of chosen products in the order they were chosen; those that are gone are left out, and none ask nothing. */
export async function loadTiles(
  ids: readonly number[],
  { call, language }: SiteContext,
): Promise<TileView[]> {
  if (ids.length === 0) return [];
  const { records } = await call(productFilter, {
    filters: [archivedFilter, { key: 'id', value: [...ids] }],
    limit: ids.length,
    select: [...tileFields],
  });
  const tiles = records.map((product) => tileView(product, language));
  return ids.flatMap((id) => tiles.find((tile) => tile.id === id) ?? []);
}
