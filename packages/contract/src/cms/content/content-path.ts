import { findLanguage } from '../../languages.ts';
import { patternOf, type RouteName } from '../../texts/routes.ts';
import type { LinkKind } from '../link-kinds.ts';

/** What has an address of its own, by slug (events by id). */
export type ContentKind = Exclude<LinkKind, 'navigation' | 'service'>;

/** The screens that show each kind of content. */
const screens: Readonly<Record<ContentKind, RouteName>> = {
  page: 'page',
  post: 'page',
  product: 'product',
  productCategory: 'shop',
  category: 'blog',
  tag: 'blog',
  event: 'event',
};

const code2Of = (language: string): string => findLanguage(language)?.code2 ?? language;

/** Prefix of all addresses in a language: nothing for the site's default, else `/en` (ROUTE-025, ROUTE-026). */
export function languagePrefix(language: string, defaultLanguage: string): string {
  return language === defaultLanguage ? '' : `/${code2Of(language)}`;
}

/**
 * Address of content without the host, with prefix and localised name (ROUTE-037 to ROUTE-040, ROUTE-043):
 * `/de/produkt/luk`. The page with an empty slug is the home page: `/` or `/de`.
 */
export function contentPath(
  kind: ContentKind,
  slug: string | number,
  languages: { language: string; defaultLanguage: string },
): string {
  const [segment = ''] = patternOf(screens[kind], code2Of(languages.language)).split(/\/?:/);
  const path = [segment, encodeURIComponent(slug)].filter((segment) => segment !== '').join('/');
  return `${languagePrefix(languages.language, languages.defaultLanguage)}/${path}`.replace(/(?<=.)\/$/, '');
}
