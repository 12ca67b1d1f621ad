import { archivedFilter } from '@izlog/contract/product/filters/filter-query';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { tileFields } from '#site/features/catalog/door/tile-view.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { type SeatView, seatView } from './event-row-view.ts';

/** The seats that are sold for events, by the id of their product; a site that sells nothing has none. */
export async function loadSeats(
  events: ReadonlyArray<{ product?: number | null }>,
  { call, language, site }: SiteContext,
): Promise<Map<number, SeatView>> {
  const ids = [...new Set(events.flatMap(({ product }) => product ?? []))];
  if (ids.length === 0 || !site.isEcommerce) return new Map();
  const { records } = await call(productFilter, {
    filters: [archivedFilter, { key: 'id', value: ids }],
    limit: ids.length,
    select: [...tileFields],
  });
  return new Map(records.map((product) => [product.id ?? 0, seatView(product, language)]));
}
