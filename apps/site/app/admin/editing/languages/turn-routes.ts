import { patternOf, routeNames } from '@izlog/contract/texts/routes';
import type { DataRouter } from 'react-router';
import { splitPrefix } from '#site/i18n/path-to.ts';
import { routeId } from '#site/i18n/route-id.ts';
import { prefixOf, type SiteLanguage } from '#site/i18n/site-language.ts';

/**
 * The browser's router knows the addresses of the document's language alone. Staff who go on in another language without a
 * load get those of that one for the screens that both call by one name, edited pages among them (decision 966).
 */
export function turnRoutes({ routes, patchRoutes }: DataRouter, language: SiteLanguage): void {
  const { code2 } = language;
  const prefix = prefixOf(language).slice(1);
  const known = new Map(routeNames.map((name) => [routeId(name, code2), patternOf(name, code2)]));
  for (const route of routes.flatMap((root) => root.children ?? [])) {
    const pattern = known.get(route.id);
    if (pattern !== undefined) route.path = [prefix, pattern].filter(Boolean).join('/') || undefined;
  }
  // It reads its addresses again.
  patchRoutes(null, []);
}

/** The language of an address. */
export const languageAt = (pathname: string, languages: readonly SiteLanguage[]): SiteLanguage | undefined =>
  splitPrefix(pathname, languages).language ?? languages.find(({ isDefault }) => isDefault);

/**
 * In a document that has gone on in another language links load a document, as they do between languages everywhere; the
 * way back through the history finds its addresses. Returns what ends it.
 */
export function watchTurned(router: DataRouter, languages: readonly SiteLanguage[]): () => void {
  const begun = languageAt(location.pathname, languages);
  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const isTurned = languageAt(location.pathname, languages) !== begun;
    if (!link || !isTurned || link.closest('.is-field, .ebar, .rail, .edpanel, .ed-source, dialog')) return;
    if (!link.querySelector('.is-field')) event.stopPropagation();
  };
  const goBack = () => {
    const language = languageAt(location.pathname, languages);
    if (language) turnRoutes(router, language);
  };
  addEventListener('click', press, { capture: true });
  addEventListener('popstate', goBack, { capture: true });
  return () => {
    removeEventListener('click', press, { capture: true });
    removeEventListener('popstate', goBack, { capture: true });
  };
}
