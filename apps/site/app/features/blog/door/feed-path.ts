import { prefixOf, type SiteLanguage } from '#site/i18n/site-language.ts';

/** Where the feed of a language is, or of one category of it. */
export const feedPath = (language: SiteLanguage, slug?: string): string =>
  `${prefixOf(language)}${slug === undefined ? '/rss.xml' : `/rss/${encodeURIComponent(slug)}.xml`}`;
