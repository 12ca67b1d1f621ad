import { programLanguageCodes } from '@izlog/contract/texts/program-languages';
import type { RouteName } from '@izlog/contract/texts/routes';
import { matchPath } from './path-to.ts';
import { type CachePolicy, screens } from './screens.ts';

/**
 * The policy of an address, or undefined when its pages are never cached (cart, login, search, files, …). The prefix
 * of any language counts; `editPage` and `mobileView` are for staff and are never cached.
 */
export function cachePolicyOf(pathname: string): CachePolicy | undefined {
  if (pathname.startsWith('/_') || /\.[a-z0-9]+$/i.test(pathname)) return undefined;
  const prefix = /^\/([a-z]{2})(?=\/|$)/.exec(pathname)?.[1];
  const rest = prefix === undefined ? pathname : pathname.slice(3) || '/';
  const codes = prefix === undefined ? ['hr'] : [prefix, ...programLanguageCodes];
  for (const code2 of codes) {
    const match = matchPath(rest, code2);
    if (match) return policyOf(match.name);
  }
  return rest.split('/').filter(Boolean).length === 1 ? policyOf('page') : undefined;
}

function policyOf(name: RouteName): CachePolicy | undefined {
  const { cache } = screens[name];
  return cache === 'never' ? undefined : cache;
}
