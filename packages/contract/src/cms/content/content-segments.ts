import type { ContentKind } from './content-path.ts';

/**
 * First segments of the addresses of content: Croatian, and the names that English and German have of their own
 * (ROUTE-028, ROUTE-029). In a file without schemas, because every page of a visitor loads it.
 */
export const contentSegments: Record<ContentKind, { hr: string; en?: string; de?: string }> = {
  page: { hr: '' },
  post: { hr: '' },
  product: { hr: 'product', de: 'produkt' },
  productCategory: { hr: 'shop' },
  category: { hr: 'objave', en: 'blog' },
  tag: { hr: 'objave', en: 'blog' },
  event: { hr: 'dogadjaj', en: 'event', de: 'Veranstaltung' },
};
