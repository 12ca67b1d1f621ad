import type { ListSort } from '@izlog/contract/product/filters/sort-option';
import {
  type Bits,
  type CatalogueIndex,
  type ComesBefore,
  countBits,
  type FoundSlots,
  type IndexPrices,
  pageOf,
} from 'catalogue-index';
import type { Ctx } from '../../../kernel/context.ts';
import type { CurrentIndex } from '../index/index-shelf.ts';
import { isAnswerable, matchAll } from '../index/match-slots.ts';
import { findWords, type Search } from './find-words.ts';
import type { ListCriteria } from './list-conditions.ts';
import { type ListRow, readListRows } from './list-page.queries.ts';
import type { SearchMemory } from './search-memory.ts';

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
  memory: SearchMemory,
  criteria: ListCriteria,
  page: WantedPage,
  search: Search,
): Promise<ListFromIndex | undefined> {
  if (criteria.filters.skus.length > 0) return undefined;
  // The index as it stands is tried first: usually nothing changed, and the statement that reads the rows tells.
  const recent = memory.indexes.recent(ctx);
  const first = recent && (await readWith(ctx, memory, { ...recent }, criteria, page, search));
  if (first?.isCurrent) return first;
  for (let attempt = 0; attempt < 2; attempt++) {
    const current = await memory.indexes.current(ctx);
    if (!current) return undefined;
    const read = await readWith(ctx, memory, { ...current }, criteria, page, search);
    if (!read) return undefined;
    // A page without rows tells no version; the index was current a moment ago.
    if (read.isCurrent || read.rows.length === 0) return read;
  }
  return undefined;
}

async function readWith(
  ctx: Ctx,
  memory: SearchMemory,
  current: CurrentIndex,
  criteria: ListCriteria,
  { sort, limit, offset }: WantedPage,
  search: Search,
): Promise<(ListFromIndex & { isCurrent: boolean }) | undefined> {
  const { index, version } = current;
  const found =
    criteria.words.length > 0 ? await findWords(ctx, memory, current, criteria.words, search) : undefined;
  if (!isAnswerable(criteria, found?.bits)) return undefined;
  const prices = pricesOf(ctx, index);
  const slots = matchAll(index, prices, criteria, found?.bits);
  const total = countBits(slots);
  const before = orderOf(index, prices, slots, sort, found, ctx.language);
  if (!before) {
    memory.indexes.learnNames(ctx);
    return undefined;
  }
  const ids = offset < total ? pageOf(slots, before, offset, limit).map((slot) => index.productAt(slot)) : [];
  const rows = ids.length === 0 ? [] : await readListRows(ctx, ids);
  return { rows, total, corrected: found?.corrected ?? null, isCurrent: rows[0]?.version === version };
}

/** The prices of the context's store when it has prices of its own, else those of all. */
export function pricesOf(ctx: Ctx, index: CatalogueIndex): IndexPrices | undefined {
  return index.priceLists.get(ctx.storeId ?? 0) ?? index.priceLists.get(0);
}

/** The order of a list over slots; nothing when a name has no place yet. */
function orderOf(
  index: CatalogueIndex,
  prices: IndexPrices | undefined,
  slots: Bits,
  sort: ListSort | undefined,
  found: FoundSlots | undefined,
  language: string,
): ComesBefore | undefined {
  const ids = index.productIds.data;
  const newer: ComesBefore = (a, b) => (ids[a] ?? 0) > (ids[b] ?? 0);
  if (!sort) {
    if (!found) return newer;
    const { scores } = found;
    return (a, b) => {
      const difference = scores.get(a) - scores.get(b);
      return difference === 0 ? newer(a, b) : difference > 0;
    };
  }
  const isRising = sort.order === 'asc';
  const byId: ComesBefore = isRising ? (a, b) => (ids[a] ?? 0) < (ids[b] ?? 0) : newer;
  if (sort.param === 'finalPrice') return prices && byPrice(prices, isRising, byId);
  if (sort.param === 'categoryPriority') return byNumber(index.priorities.data, isRising, byId);
  if (sort.param !== 'name') return byId;
  const places = index.nameOrders.get(language)?.data;
  return places && hasPlaces(places, slots) ? byNumber(places, isRising, byId) : undefined;
}

/** Products without a price come last in either direction, as in the database. */
function byPrice(prices: IndexPrices, isRising: boolean, byId: ComesBefore): ComesBefore {
  const { data } = prices.final;
  return (a, b) => {
    const one = data[a] ?? Number.NaN;
    const other = data[b] ?? Number.NaN;
    if (one === other || (Number.isNaN(one) && Number.isNaN(other))) return byId(a, b);
    if (Number.isNaN(one) || Number.isNaN(other)) return Number.isNaN(other);
    return isRising ? one < other : one > other;
  };
}

function byNumber(numbers: Int32Array, isRising: boolean, byId: ComesBefore): ComesBefore {
  return (a, b) => {
    const difference = (numbers[a] ?? 0) - (numbers[b] ?? 0);
    if (difference === 0) return byId(a, b);
    return isRising ? difference < 0 : difference > 0;
  };
}

/** Whether every slot has a place in the order of names. */
function hasPlaces(places: Int32Array, slots: Bits): boolean {
  for (let at = 0; at < slots.length; at++) {
    let rest = slots[at] ?? 0;
    while (rest !== 0) {
      const lowest = rest & -rest;
      if (!places[(at << 5) + 31 - Math.clz32(lowest)]) return false;
      rest ^= lowest;
    }
  }
  return true;
}
