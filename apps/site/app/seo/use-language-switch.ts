import { useLocation, useMatches } from 'react-router';
import { pathTo } from '#site/i18n/path-to.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { factsOf } from './facts-of.ts';

/** Path of the resource that switches the language: it remembers the choice and drops the cart's cookies (I18N-007). */
const switchPath = (fields: Record<string, string>): string => `/_/language?${new URLSearchParams(fields)}`;

/**
 * The address that switches to a language and leads to the same content there; to the root of that language when it does
 * not exist in it. Words, filters and page of a list go along. A page that does not say where it is in other languages is asked about on the way (I18N-008).
 */
export function useLanguageSwitch(): (language: SiteLanguage) => string {
  const { pathname } = useLocation();
  const { alternates, query } = factsOf(useMatches()) ?? {};
  return (language) => {
    const { code2: code } = language;
    if (!alternates) return switchPath({ code, from: pathname });
    const known = alternates.find((one) => one.code2 === code)?.path;
    if (known === undefined) return switchPath({ code, to: pathTo('home', {}, language) });
    return switchPath({ code, to: query ? `${known}?${query}` : known });
  };
}
