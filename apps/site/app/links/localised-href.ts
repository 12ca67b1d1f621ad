import { canonicalAddress } from '#site/i18n/canonical-address.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';

/**
 * A path that staff wrote once for all languages, with the route names of one: under `/en`, `/en/objave` becomes
 * `/en/blog` (ROUTE-043), so that no visitor is sent there by a redirect. Other addresses stay as they are.
 */
export function localisedHref(href: string, language: SiteLanguage): string {
  const [, pathname = '', rest = ''] = /^(\/[^?#]*)(.*)$/.exec(href) ?? [];
  if (pathname === '') return href;
  return (canonicalAddress(pathname, [language]) ?? pathname) + rest;
}
