import type { DocumentBody } from '@izlog/contract/editing/document';
import { pathTo } from '#site/i18n/path-to.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';

/** Where a page or product stands in a language, by its draft; the home page where it has no address of its own. */
export function addressIn({ root }: DocumentBody, language: SiteLanguage): string {
  const { slug } = root.meta;
  if (root.handler === 'product' && typeof slug === 'string') return pathTo('product', { slug }, language);
  return typeof slug === 'string' && slug !== ''
    ? pathTo('page', { slug }, language)
    : pathTo('home', {}, language);
}
