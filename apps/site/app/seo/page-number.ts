/** More pages than any list has; a larger number means the last page all the same. */
const mostPages = 1_000_000;

/**
 * The page of a list that an address asks for, from 1; what is no whole number from 1 on is the first page (CATALOG-007).
 * Beyond its end a list leads to its last page (decision 1255).
 */
export function pageNumber(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, mostPages) : 1;
}
