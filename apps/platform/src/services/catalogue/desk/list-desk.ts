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
import type { Ctx } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findPictures } from '../../media/index.ts';
import { openPriceLookup, presentPrice } from '../../pricing/index.ts';
import { countDesk, type DeskOrder, type DeskPlace, listDeskIds, listDeskRows } from './list-desk.queries.ts';

/** A page of the products of the site for staff: one statement finds them, one counts, and few read what the rows show. */
export async function filterProductsForStaff(
  ctx: Ctx,
  asked: EndpointParsed<typeof filterProductRows>,
): Promise<EndpointReturn<typeof filterProductRows>> {
  const { sort, after, page, limit, ...filter } = asked;
  const offset = (page - 1) * limit;
  if (offset >= countedRecords && after === undefined)
    throw wrong('page', 'range', `Pages end after ${countedRecords} records: ask by after.`);
  const order = orderOf(sort);
  const place = after === undefined ? undefined : placeOf(after, order);
  const found = await listDeskIds(ctx, filter, order, {
    limit,
    offset: place ? 0 : offset,
    after: place,
  });
  const count = await countDesk(ctx, filter);
  const ids = found.map(({ id }) => id);
  const end = found.at(-1);
  return {
    records: await rowsOf(ctx, ids),
    pagination: paginate(page, limit, Math.min(count, countedRecords)),
    isMore: count > countedRecords,
    next: end && found.length === limit ? cursorOf([end.place, end.id]) : null,
  };
}

/** How many products the usual choices of the list have. */
export async function countViews(ctx: Ctx): Promise<EndpointReturn<typeof countProductViews>> {
  const counts: Record<string, number> = {};
  for (const { key, filter } of [{ key: '', filter: {} }, ...(productResource.views ?? [])])
    counts[key] = Math.min(await countDesk(ctx, productListFilter.parse(filter)), countedRecords);
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
        price.discount === null && price.final !== null && price.basic !== null && price.final < price.basic,
    };
  });
}

const orderOf = (sort: EndpointParsed<typeof filterProductRows>['sort'] = 'name'): DeskOrder => ({
  by: sort.endsWith('name') ? 'name' : 'updatedAt',
  way: sort.startsWith('-') ? 'desc' : 'asc',
});

/** A place in the list as an address carries it. */
export const cursorOf = (place: DeskPlace): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

/** The place that `cursorOf` wrote; refuses what it did not write. */
export function placeOf(text: string, { by }: DeskOrder): DeskPlace {
  const [value, id] = parsed(Buffer.from(text, 'base64url').toString());
  const isValue = typeof value === 'string' && !value.includes('\0') && value.isWellFormed();
  // Microseconds since 1970, as far as the database knows time.
  const isTime = by === 'name' || (isValue && /^\d{1,16}$/.test(value));
  if (isValue && isTime && typeof id === 'number' && Number.isSafeInteger(id)) return [value, id];
  throw wrong('after', 'invalid_value', 'Not the end of a list.');
}

function parsed(text: string): unknown[] {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read : [];
  } catch {
    // Whatever is no JSON is no cursor of ours.
    return [];
  }
}

const wrong = (path: string, kind: string, message: string): Refusal =>
  new Refusal('validationFailed', { fields: [{ path, kind, message }] });
