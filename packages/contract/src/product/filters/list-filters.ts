import { archivedFilter } from './filter-query.ts';
import type { SentFilter } from './sent-filter.ts';

/** Only products with an announced reduction (CATALOG-051). */
export const discountFilter: SentFilter = { key: 'discount', value: true };

/**
 * The mandatory filters of a list: never archived products (CATALOG-019), and with the discount filter of a category only
 * reduced ones (CATALOG-051).
 */
export function mandatoryFilters(isDiscounted: boolean): SentFilter[] {
  return isDiscounted ? [archivedFilter, discountFilter] : [archivedFilter];
}

/**
 * Extra filters merged into the mandatory ones (CATALOG-052): of filters with one key the mandatory one holds, so that
 * taking the discount filter away leaves no second one of its key behind.
 */
export function mergeFilters(mandatory: readonly SentFilter[], extra: readonly SentFilter[]): SentFilter[] {
  const merged = new Map<string, SentFilter>();
  for (const filter of [...mandatory, ...extra]) if (!merged.has(filter.key)) merged.set(filter.key, filter);
  return [...merged.values()];
}

/** A list of filters without the discount filter, no matter who put it there, and without duplicates by key (CATALOG-052). */
export function withoutDiscount(filters: readonly SentFilter[]): SentFilter[] {
  return mergeFilters(
    [],
    filters.filter(({ key }) => key !== discountFilter.key),
  );
}
