/** At most this many page numbers are shown at once (CATALOG-006). */
const maxPageNumbers = 9;

/** The page numbers to show: centred on the current page and clipped at both ends (CATALOG-006). */
export function pagesAround(current: number, total: number, size = maxPageNumbers): number[] {
  const length = Math.min(size, total);
  const first = Math.min(Math.max(1, current - Math.floor(length / 2)), total - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}
