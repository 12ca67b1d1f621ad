import type { ScreenName } from '@izlog/contract/texts/admin-routes';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import type { Alternate } from './page-facts.ts';

/** A screen that every language has, under its own name. */
export const screenAlternates = (
  name: ScreenName,
  languages: readonly SiteLanguage[],
  params: Record<string, string> = {},
): Alternate[] =>
  languages.map((language) => ({ code2: language.code2, path: pathTo(name, params, language) }));

/** Content's own addresses (three-letter languages), those of languages the site does not offer left out. */
export function contentAlternates(
  addresses: ReadonlyArray<{ language: string; path: string }>,
  languages: readonly SiteLanguage[],
): Alternate[] {
  return addresses.flatMap(({ language, path }) => {
    const offered = languages.find((one) => one.code === language);
    return offered ? [{ code2: offered.code2, path }] : [];
  });
}

/** Content whose address is a screen and a slug, from its slugs by three-letter language. */
export function slugAlternates(
  name: ScreenName,
  slugs: ReadonlyArray<{ language: string; slug: string }>,
  languages: readonly SiteLanguage[],
): Alternate[] {
  return slugs.flatMap(({ language, slug }) => {
    const offered = languages.find((one) => one.code === language);
    return offered ? [{ code2: offered.code2, path: pathTo(name, { slug }, offered) }] : [];
  });
}
