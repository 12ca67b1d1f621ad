import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { sameCurrency } from '@izlog/contract/money';
import { paginate } from '@izlog/contract/pagination';
import {
  type countProductViews,
  type filterProductRows,
  productListFilter,
  productResource,
} from '@izlog/contract/product/record/product-rows';
import { countedRecords } from '@izlog/contract/resource';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { cursorOf, readCursor } from '#platform/kernel/resource/cursor.ts';
import { findPictures } from '#platform/services/media/index.ts';
import { openPriceLookup, presentPrice } from '#platform/services/pricing/index.ts';
import { countDesk, type DeskOrder, type DeskPlace, listDeskIds, listDeskRows } from './list-desk.queries.ts';

/** A page of the products of the site for staff: one statement finds them, one counts, and few read what the rows show. */
export async function filterProductsForStaff(
  ctx: Ctx,
  asked: EndpointParsed<typeof filterProductRows>,
): Promise<EndpointReturn<typeof filterProductRows>> {
  const { sort, after, page, limit, isCounted, ...filter } = asked;
  const offset = (page - 1) * limit;
  if (offset >= countedRecords && after === undefined)
    throw wrong('page', 'range', `Pages end after ${countedRecords} records: ask by after.`);
  const order = orderOf(sort);
  const place = after === undefined ? undefined : placeIn(order, after);
  const found = await listDeskIds(ctx, filter, order, {
    limit,
    offset: place ? 0 : offset,
    after: place,
  });
  const count = isCounted === 'false' ? offset + found.length : await countDesk(ctx, filter);
  const ids = found.map(({ id }) => id);
  const end = found.at(-1);
  return {
    records: await rowsOf(ctx, ids),
    pagination: paginate(page, limit, Math.min(count, countedRecords)),
    isMore: count > countedRecords,
    next: end && found.length === limit ? cursorOf(end.place, end.id) : null,
  };
}

/** How many products the usual choices of the list have. */
export async function countViews(ctx: Ctx): Promise<EndpointReturn<typeof countProductViews>> {
  const counts: Record<string, number> = {};
  for (const { key, filter } of [{ key: '', filter: {} }, ...(productResource.views ?? [])])
    counts[key] = await countDesk(ctx, productListFilter.parse(filter));
  return counts;
}

async function rowsOf(ctx: Ctx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = new Map((await listDeskRows(ctx, ids)).map((row) => [row.id, row]));
  const prices = await openPriceLookup(ctx, ids);
  const pictures = await findPictures(
    ctx,
    [...rows.values()].flatMap(({ mediaId }) => mediaId ?? []),
  );
  return ids.flatMap((id) => {
    const row = rows.get(id);
    const price = prices.priceOf(id, null, ctx.now.getTime());
    if (!row || !price) return [];
    const { mediaId, ...shown } = row;
    return {
      ...shown,
      languages: shown.languages.filter((language) => ctx.site.languages.includes(language)),
      picture: mediaId === null ? null : (pictures.get(mediaId) ?? null),
      ...presentPrice(price, sameCurrency),
      hasUnprovenSale:
        price.discount === null &&
        price.price !== null &&
        price.basePrice !== null &&
        price.price < price.basePrice,
    };
  });
}

const orderOf = (sort: EndpointParsed<typeof filterProductRows>['sort'] = 'name'): DeskOrder => ({
  by: sort.endsWith('name') ? 'name' : 'updatedAt',
  way: sort.startsWith('-') ? 'desc' : 'asc',
});

/** Where a list in this order goes on; refuses what is no place in it. */
export const placeIn = ({ by }: DeskOrder, text: string): DeskPlace =>
  // Microseconds since 1970, as far as the database knows time.
  readCursor(text, (value) => by === 'name' || /^\d{1,16}$/.test(value));

const wrong = (path: string, kind: string, message: string): Refusal =>
  new Refusal('validationFailed', { fields: [{ path, kind, message }] });
