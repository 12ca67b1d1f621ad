import { limits } from '@izlog/contract/limits';
import { rangeFilter, readFilterValue } from '@izlog/contract/product/filters/filter-query';
import {
  discountFilter,
  mandatoryFilters,
  mergeFilters,
  withoutDiscount,
} from '@izlog/contract/product/filters/list-filters';
import type { SentFilter } from '@izlog/contract/product/filters/sent-filter';
import { type SortOptionId, sortOptions } from '@izlog/contract/product/filters/sort-option';
import { pageNumber } from '#site/seo/page-number.ts';

/** One of the eight sorts, with its key in the message catalogue. */
export type OfferedSort = (typeof sortOptions)[number];

/** What the address of a list asks for. */
export interface ListRequest {
  page: number;
  limit: number;
  sort: OfferedSort;
  /** Chosen filters by attribute code, without the mandatory ones. */
  chosen: Map<string, 'yes' | 'no' | number[]>;
  /** Ranges of which one end was given; the other is the filter's own limit (`understandRanges`). */
  halves: Map<string, { from: number } | { to: number }>;
  isFeatured: boolean;
}

/** Query parameters that are no filters. */
const ownParameters = new Set([
  'page',
  'limit',
  'sort',
  'featured',
  'search',
  'editPage',
  'mobileView',
  '_routes',
  'index',
]);

/**
 * Reads the address of a list (CATALOG-037 to CATALOG-039). Whatever is not offered falls back to the default: page 1,
 * 12 a page (CATALOG-004), the list's first sort. `offered` are the sorts of a category, all without one (CATALOG-050).
 */
export function readListRequest(
  query: URLSearchParams,
  category?: { sortTypes: readonly SortOptionId[]; sortDefaultType: SortOptionId | null },
): ListRequest {
  const chosen: ListRequest['chosen'] = new Map();
  const halves: ListRequest['halves'] = new Map();
  for (const [key, text] of mergeRanges(query)) {
    if (ownParameters.has(key)) continue;
    const half = /^([^,]*),([^,]*)$/.exec(text);
    const [from = '', to = ''] = half?.slice(1).map((end) => end.trim()) ?? [];
    if (half && (from === '') !== (to === '')) {
      const end = Number(from || to);
      if (Number.isFinite(end)) halves.set(key, to === '' ? { from: end } : { to: end });
      continue;
    }
    const value = readFilterValue(text);
    if (typeof value === 'string' || (value.length > 0 && !isNoRange(value))) chosen.set(key, value);
  }
  const limit = Number(query.get('limit'));
  return {
    page: pageNumber(query),
    limit: (limits.productPageSizes as readonly number[]).includes(limit) ? limit : limits.productPageSize,
    sort: chosenSort(query.get('sort'), offeredSorts(category?.sortTypes), category?.sortDefaultType ?? null),
    chosen,
    halves,
    isFeatured: query.get('featured') === 'yes',
  };
}

/** A range of 0 to 0 is none (CATALOG-041), whatever its filter. */
const isNoRange = (value: readonly number[]): boolean =>
  value.length === 2 && value.every((end) => end === 0);

/** Sorts a list offers: those its category names, else all eight (CATALOG-011, CATALOG-050). */
export function offeredSorts(sortTypes: readonly SortOptionId[] | undefined): readonly OfferedSort[] {
  const offered = sortOptions.filter((option) => sortTypes?.includes(option.id));
  return offered.length > 0 ? offered : sortOptions;
}

/** The sort asked for if it is offered, else the category's default, else the first (CATALOG-049). */
function chosenSort(
  asked: string | null,
  offered: readonly OfferedSort[],
  standard: SortOptionId | null,
): OfferedSort {
  const find = (id: string | null) => offered.find((option) => option.id === id);
  return find(asked) ?? find(standard) ?? offered[0] ?? sortOptions[0];
}

/**
 * A form without scripts sends a parameter for each ticked box and each end of a range (`price.min`, `price.max`); here
 * they become one comma list each, as addresses have them.
 */
function mergeRanges(query: URLSearchParams): Map<string, string> {
  const merged = new Map<string, string>();
  for (const key of new Set(query.keys())) {
    const [name = key, end] = key.split('.');
    if (end === undefined) merged.set(key, query.getAll(key).join(','));
    else if (end === 'min' || end === 'max') {
      const [from, to] = [query.get(`${name}.min`) ?? '', query.get(`${name}.max`) ?? ''];
      if (from !== '' || to !== '') merged.set(name, `${from},${to}`);
    }
  }
  return merged;
}

/**
 * The filters to send: the mandatory ones (CATALOG-019, CATALOG-051), the chosen ones, ranges only with both ends and not 0 to 0
 * (CATALOG-040, CATALOG-041). `isRange` tells which attributes are ranges.
 */
export function sentFiltersOf(
  { chosen, isFeatured }: Pick<ListRequest, 'chosen' | 'isFeatured'>,
  isRange: (attributeCode: string) => boolean,
): SentFilter[] {
  const filters: SentFilter[] = [];
  if (isFeatured) filters.push({ key: 'featured', value: true });
  const isDiscounted = chosen.get(discountFilter.key) === 'yes';
  for (const [key, value] of chosen) {
    if (typeof value === 'string') filters.push({ key, value: value === 'yes' });
    else if (isRange(key)) filters.push(...rangeOf(key, value));
    else filters.push({ key, value });
  }
  const others = isDiscounted ? filters : withoutDiscount(filters);
  return mergeFilters(mandatoryFilters(isDiscounted), others);
}

function rangeOf(key: string, [from, to]: number[]): SentFilter[] {
  const filter = rangeFilter(key, from ?? null, to ?? null);
  return filter ? [filter] : [];
}
