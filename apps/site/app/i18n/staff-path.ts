import {
  adminRouteNames,
  adminRoutes,
  type ScreenName,
  screenPattern,
} from '@izlog/contract/texts/admin-routes';
import { fillPattern, matchPattern, matchPath as matchVisited } from './path-to.ts';
import type { SiteLanguage } from './site-language.ts';

/** `pathTo` for servers and the back office: knows every screen, those of staff too. */
export const pathTo = (
  name: ScreenName,
  params: Record<string, string | number | undefined>,
  language: SiteLanguage,
): string => fillPattern(screenPattern(name, language.code2), params, language);

/** `matchPath` for servers and the back office: knows every screen, those of staff too. */
export function matchPath(
  rest: string,
  code2: string,
): { name: ScreenName; params: Record<string, string> } | undefined {
  const segments = rest.split('/').filter(Boolean);
  for (const name of adminRouteNames) {
    const params = matchPattern(adminRoutes[name], segments);
    if (params) return { name, params };
  }
  return matchVisited(rest, code2);
}
