import type { ListSort } from '@izlog/contract/product/filters/sort-option';
import {
  type Bits,
  byAmount,
  byId,
  byNumber,
  byScore,
  type ComesBefore,
  countBits,
  type FoundSlots,
  hasPlaces,
  pageOf,
} from 'catalogue-index';
import type { Ctx } from '#platform/kernel/context.ts';
import type { CurrentIndex } from '../index/index-registry.ts';
import { indexesOf } from '../index/indexes-of.ts';
import type { ProductIndex } from '../index/product-fields.ts';
import { isAnswerable, selectSlots } from '../index/select-slots.ts';
import { findWords, type Search } from './find-words.ts';
import type { ListCriteria } from './list-conditions.ts';
import { type ListRow, readListRows } from './list-page.queries.ts';

/** A page of a list; without a sort the best finds come first. */
export interface WantedPage {
  sort: ListSort | undefined;
  limit: number;
  offset: number;
}

export interface ListFromIndex {
  rows: ListRow[];
  total: number;
  /** What was looked for instead of mistyped words. */
  corrected: string | null;
}

/**
 * A page of a list found in memory and read by its ids, exact for the version of the catalogue that the statement sees;
 * nothing when the index cannot tell: it is being made, or does not know a name yet.
 */
export async function readListFromIndex(
  ctx: Ctx,
  criteria: ListCriteria,
  page: WantedPage,
  search: Search,
): Promise<ListFromIndex | undefined> {
  if (criteria.filters.asked.sku) return undefined;
  // The index as it stands is tried first: usually nothing changed, and the statement that reads the rows tells.
  const recent = indexesOf(ctx).recent(ctx);
  const first = recent && (await readWith(ctx, { ...recent }, criteria, page, search));
  if (first?.isCurrent) return first;
  for (let attempt = 0; attempt < 2; attempt++) {
    const current = await indexesOf(ctx).current(ctx);
    if (!current) return undefined;
    const read = await readWith(ctx, { ...current }, criteria, page, search);
    if (!read) return undefined;
    // A page without rows tells no version; the index was current a moment ago.
    if (read.isCurrent || read.rows.length === 0) return read;
  }
  return undefined;
}

async function readWith(
  ctx: Ctx,
  current: CurrentIndex,
  criteria: ListCriteria,
  { sort, limit, offset }: WantedPage,
  search: Search,
): Promise<(ListFromIndex & { isCurrent: boolean }) | undefined> {
  const { index, version } = current;
  const found = criteria.words.length > 0 ? await findWords(ctx, current, criteria.words, search) : undefined;
  if (!isAnswerable(criteria, found?.bits)) return undefined;
  const list = priceListIn(index, ctx);
  const slots = selectSlots(index, list, criteria, found?.bits).all();
  const total = countBits(slots);
  const before = orderOf(index, list, slots, sort, found, ctx.language);
  if (!before) {
    indexesOf(ctx).learnNames(ctx);
    return undefined;
  }
  const ids = offset < total ? pageOf(slots, before, offset, limit).map((slot) => index.idAt(slot)) : [];
  const rows = ids.length === 0 ? [] : await readListRows(ctx, ids);
  return { rows, total, corrected: found?.corrected ?? null, isCurrent: rows[0]?.version === version };
}

/** The price list of the context's store when it has one of its own, else that of all. */
export function priceListIn({ fields }: ProductIndex, { storeId = 0 }: Pick<Ctx, 'storeId'>): number {
  return fields.price.has(storeId) ? storeId : 0;
}

/** The order of a list over slots; nothing when a name has no place yet. */
function orderOf(
  index: ProductIndex,
  list: number,
  slots: Bits,
  sort: ListSort | undefined,
  found: FoundSlots | undefined,
  language: string,
): ComesBefore | undefined {
  if (!sort) {
    const newest = byId(index, false);
    return found ? byScore(found.scores, newest) : newest;
  }
  const { price, priority } = index.fields;
  const isRising = sort.order === 'asc';
  const next = byId(index, isRising);
  if (sort.param === 'finalPrice') return byAmount(price.of(list), isRising, next);
  if (sort.param === 'categoryPriority') return byNumber(priority.all, isRising, next);
  if (sort.param !== 'name') return next;
  const places = index.nameOrder(language);
  return places && hasPlaces(places, slots) ? byNumber(places, isRising, next) : undefined;
}
