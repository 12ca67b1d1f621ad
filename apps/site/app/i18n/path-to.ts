import { patternOf, type RouteName, routeNames } from '@izlog/contract/texts/routes';
import { decodeLenient } from '#site/session/decode-lenient.ts';
import { prefixOf, type SiteLanguage } from './site-language.ts';

/**
 * Address of a screen in a language, with prefix and localised name (ROUTE-043): `pathTo('product', { slug }, german)`
 * gives `/de/produkt/{slug}`. Those of the back office know `staff-path.ts` (docs/decisions/967). A required parameter that is missing is a programming error and throws.
 */
export function pathTo(
  name: RouteName,
  params: Record<string, string | number | undefined>,
  language: SiteLanguage,
): string {
  return fillPattern(patternOf(name, language.code2), params, language);
}

/** The address that a pattern makes in a language, with its prefix: `shop/:slug?` and `{ slug }` give `/de/shop/{slug}`. */
export function fillPattern(
  pattern: string,
  params: Record<string, string | number | undefined>,
  language: SiteLanguage,
): string {
  let path = prefixOf(language);
  for (const segment of pattern.split('/')) {
    const filled = fill(segment, params);
    if (filled !== '') path += `/${filled}`;
  }
  return path || '/';
}

function fill(segment: string, params: Record<string, string | number | undefined>): string {
  if (!segment.startsWith(':')) return segment;
  const isOptional = segment.endsWith('?');
  const name = segment.slice(1, isOptional ? -1 : undefined);
  const value = params[name];
  if (value !== undefined && value !== '') return encodeURIComponent(value);
  if (isOptional) return '';
  throw new Error(`The address needs the parameter ${name}.`);
}

/** Splits an address into the language its prefix names and the rest: `/de/kasse` is German and `/kasse`. */
export function splitPrefix(pathname: string, languages: readonly SiteLanguage[]) {
  const first = /^\/([^/]*)/.exec(pathname)?.[1]?.toLowerCase();
  const language = languages.find((one) => !one.isDefault && one.code2 === first);
  if (!language) return { language: undefined, rest: pathname };
  return { language, rest: pathname.slice(first?.length === undefined ? 0 : first.length + 1) || '/' };
}

/** The screen a path names in a language (without prefix), or nothing. The catch-all never matches here. */
export function matchPath(rest: string, code2: string) {
  const segments = rest.split('/').filter(Boolean);
  for (const name of routeNames) {
    if (name === 'page') continue;
    const params = matchPattern(patternOf(name, code2), segments);
    if (params) return { name, params };
  }
  return undefined;
}

/** The parameters of a path, in segments, that fits a pattern; nothing where it does not fit. */
export function matchPattern(pattern: string, segments: string[]): Record<string, string> | undefined {
  const parts = pattern.split('/').filter(Boolean);
  if (segments.length > parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index];
    if (part.startsWith(':')) {
      if (segment !== undefined) params[part.replace(/^:|\?$/g, '')] = decodeLenient(segment);
      else if (!part.endsWith('?')) return undefined;
    } else if (segment?.toLowerCase() !== part.toLowerCase()) return undefined;
  }
  return params;
}
