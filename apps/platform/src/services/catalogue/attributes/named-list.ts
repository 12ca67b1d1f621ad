import type { SentFilter } from '@izlog/contract/product/filters/sent-filter';

/** What categories and tags have in common. */
interface Named {
  id: number;
  parentId?: number | null;
  position: number;
  name: string;
  slug: string;
}

/** Orders categories or tags; names as readers of the language expect. */
export function inNamedOrder<T extends Named>(
  rows: readonly T[],
  { param, order }: { param: 'id' | 'name' | 'position'; order: 'asc' | 'desc' },
  language: string,
): T[] {
  const { compare } = new Intl.Collator(language === 'hrv' ? 'hr' : language);
  const sign = order === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const first = param === 'name' ? compare(a.name, b.name) : a[param] - b[param];
    return sign * (first || a.id - b.id);
  });
}

/** Whether a category or tag passes filters by id, parentId and slug and has the words in its name; other keys match none. */
export function fitsNamed(
  row: Named,
  { filters, keywords }: { filters: readonly SentFilter[]; keywords?: string },
): boolean {
  const words = fold(keywords ?? '').split(/\s+/u);
  const name = fold(row.name);
  return words.every((word) => name.includes(word)) && filters.every((filter) => fits(row, filter));
}

function fits(row: Named, { key, value }: SentFilter): boolean {
  const wanted = (Array.isArray(value) ? value : [value]).map(String);
  if (key === 'id' || key === 'ids') return wanted.includes(String(row.id));
  if (key === 'parentId') return wanted.includes(String(row.parentId ?? 0));
  if (key === 'slug') return wanted.includes(row.slug);
  return false;
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('dj', 'd')
    .trim();
}
