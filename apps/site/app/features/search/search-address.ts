import type { SearchState } from './search-view.ts';

/** The address of a state of the search page: only what differs from an empty one stands in it. */
export function searchAddress(path: string, { query, category, page, isExact }: SearchState): string {
  const params = new URLSearchParams();
  if (query !== '') params.set('search', query);
  if (category) params.set('category', category);
  if (page > 1) params.set('page', String(page));
  if (isExact) params.set('exact', '1');
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}
