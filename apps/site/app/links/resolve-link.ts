import { pathTo } from '#site/i18n/path-to.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';

/** Something that has an address: its kind, and its slug (events: id). */
export interface LinkTarget {
  type: string;
  slug?: string;
  id?: number | string;
}

/**
 * Address of content in a language, with its prefix and route name (ROUTE-037 to ROUTE-040, ROUTE-043). An unknown type
 * is logged and leads home (ROUTE-042).
 */
export function resolveLink({ type, slug, id }: LinkTarget, language: SiteLanguage): string {
  switch (type) {
    case 'page':
    case 'post':
      return pathTo('page', { slug }, language);
    case 'product':
    case 'service':
      return pathTo('product', { slug }, language);
    case 'category':
    case 'tag':
    case 'term':
      return pathTo('blog', { slug }, language);
    case 'productCategory':
      return pathTo('shop', { slug }, language);
    case 'event':
      return pathTo('event', { id }, language);
    default:
      console.warn(`Unknown link type ${type}`);
      return '/';
  }
}
