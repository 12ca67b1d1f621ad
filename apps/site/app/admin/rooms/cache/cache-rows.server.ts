import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { languageName } from '#site/i18n/language-name.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { listCaches } from './page-cache.server.ts';

/** A cache as staff see it, with figures written out in their language. */
export interface CacheRow {
  /** Two-letter code. */
  code2: string;
  site: string;
  language: string;
  entries: string;
  size: string;
  age: string;
}

/** The caches of the site in words and figures. */
export function cacheRows(context: SiteContext): CacheRow[] {
  const { locale } = catalogueOf(languageRead(context));
  return listCaches(context).map(({ language, entries, bytes, oldestSeconds }) => ({
    code2: language,
    site: context.site.name,
    language: languageName(language, languageRead(context)),
    entries: new Intl.NumberFormat(locale).format(entries),
    size: inUnit(locale, 'kilobyte', bytes / 1024),
    age:
      oldestSeconds < 60
        ? inUnit(locale, 'second', oldestSeconds)
        : inUnit(locale, 'minute', oldestSeconds / 60),
  }));
}

const inUnit = (locale: string, unit: string, value: number): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 0 }).format(value);
