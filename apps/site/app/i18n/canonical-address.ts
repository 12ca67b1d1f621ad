import { matchPath, pathTo, splitPrefix } from './path-to.ts';
import type { SiteLanguage } from './site-language.ts';

/**
 * Where an address should move permanently (301), or nothing if it is right as it stands:
 * the default language's own prefix goes away (ROUTE-025), the Croatian name under `/en` or `/de` becomes the localised
 * one (ROUTE-031), a slash at the end goes away. The query is not looked at.
 */
export function canonicalAddress(pathname: string, languages: readonly SiteLanguage[]): string | undefined {
  const plain = onThisHost(withoutDefaultPrefix(onThisHost(pathname), languages));
  const wanted = translated(plain, languages).replace(/(?<=[^/])\/+$/, '');
  return wanted === pathname ? undefined : wanted;
}

/** `//evil.example` or `/\evil.example` would become an address of another host when it is sent back as Location. */
const onThisHost = (pathname: string): string => pathname.replace(/^[/\\]+/, '/');

function withoutDefaultPrefix(pathname: string, languages: readonly SiteLanguage[]): string {
  const prefix = `/${languages.find((one) => one.isDefault)?.code2}`;
  const start = pathname.toLowerCase();
  if (start === prefix) return '/';
  return start.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
}

function translated(pathname: string, languages: readonly SiteLanguage[]): string {
  const language = splitPrefix(pathname, languages).language ?? languages.find((one) => one.isDefault);
  if (!language || language.code2 === 'hr') return pathname;
  const { rest } = splitPrefix(pathname, languages);
  if (matchPath(rest, language.code2)) return pathname;
  const croatian = matchPath(rest, 'hr');
  return croatian ? pathTo(croatian.name, croatian.params, language) : pathname;
}
