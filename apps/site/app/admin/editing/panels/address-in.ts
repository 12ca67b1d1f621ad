import type { DocumentBody } from '@izlog/contract/editing/document';
import { pathTo } from '../../../i18n/path-to.ts';
import type { SiteLanguage } from '../../../i18n/site-language.ts';

/** Where a page stands in a language, by its draft; the home page where it has no address of its own. */
export function addressIn({ root }: DocumentBody, language: SiteLanguage): string {
  const { slug } = root.meta;
  return typeof slug === 'string' && slug !== ''
    ? pathTo('page', { slug }, language)
    : pathTo('home', {}, language);
}
