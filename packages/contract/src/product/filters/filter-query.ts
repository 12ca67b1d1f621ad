import type { SentFilter } from './sent-filter.ts';

/** The value of one filter in the address of a list (CATALOG-037): yes or no, or numbers. */
export type QueryFilterValue = 'yes' | 'no' | number[];

/**
 * Reads the value of a filter parameter (CATALOG-038): yes and no stay text, anything else is a comma list of numbers
 * whose parts that are no numbers are dropped.
 */
export function readFilterValue(text: string): QueryFilterValue {
  if (text === 'yes' || text === 'no') return text;
  return text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map(Number)
    .filter(Number.isFinite);
}

/** Writes the value of a filter parameter; the reverse of `readFilterValue`. */
export function writeFilterValue(value: QueryFilterValue): string {
  return typeof value === 'string' ? value : value.join(',');
}

/**
 * The filter to send for a range, or nothing: a range is sent only when both ends are chosen (CATALOG-040), and a
 * range of 0 to 0 means that none is chosen (CATALOG-041).
 */
export function rangeFilter(key: string, from: number | null, to: number | null): SentFilter | undefined {
  if (from === null || to === null) return undefined;
  if (from === 0 && to === 0) return undefined;
  return { key, value: [from, to], range: true };
}

/** The filter that every product list carries (CATALOG-019). */
export const archivedFilter: SentFilter = { key: 'archived', value: false };

/**
 * Whether a list has anything to ask for (CATALOG-018): without words, category, selection, page, limit and any filter
 * but archived no request is sent and the list is empty.
 */
export function mayRequestList(request: {
  keywords?: string;
  mainCategory?: number | null;
  select?: readonly string[];
  limit?: number;
  page?: number;
  filters?: readonly SentFilter[];
}): boolean {
  const { keywords, mainCategory, select, limit, page, filters = [] } = request;
  return (
    (keywords ?? '').trim() !== '' ||
    (mainCategory !== undefined && mainCategory !== null) ||
    (select !== undefined && select.length > 0) ||
    limit !== undefined ||
    page !== undefined ||
    filters.some((filter) => filter.key !== 'archived')
  );
}
