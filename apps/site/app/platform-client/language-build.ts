import { type RouteName, routeNames } from '@izlog/contract/texts/routes';
import type { ServerBuild } from 'react-router';
import { type DataRoute, dataRoutes } from '#site/i18n/data-routes.ts';
import { routeId } from '#site/i18n/route-id.ts';
import { screens } from '#site/i18n/screens.ts';
import { prefixOf, type SiteLanguage } from '#site/i18n/site-language.ts';

/** Which screens a list of routes is for. */
export interface Routed {
  /** The site sells (SET-016). */
  isEcommerce?: boolean;
  /** A document of the back office: its browser knows the screens of staff, those of the shop never do. */
  isOffice?: boolean;
}

/** Where the browser finds the route list of a language; the version makes it cacheable for ever. */
export function routeListUrl(
  build: ServerBuild,
  language: SiteLanguage,
  { isEcommerce = true, isOffice = false }: Routed = {},
): string {
  const name = [
    !language.isDefault && 'in',
    language.code2,
    !isEcommerce && 'no-shop',
    isOffice && 'office',
    build.assets.version,
  ];
  return `${routeLists}${name.filter(Boolean).join('-')}.js`;
}

/** Where the lists of routes lie. */
export const routeLists = '/_/routes/';

/** Tells whether a path, without its language's prefix, is one of the back office. */
export const isOfOffice = (rest: string): boolean => /^\/admin(Login)?(?=\/|$)/i.test(rest);

const beside: Readonly<Record<string, DataRoute>> = dataRoutes;

/** By id: what only staff go to, and what stands for it in the browsers of visitors. */
const isOffice = (id: string): boolean => id.startsWith('admin');
/** What staff's scripts fetch lies beside the back office (`/_/…`), and is asked for from any page. */
const isOfficeScreen = (id: string): boolean => isOffice(id) && !Object.hasOwn(beside, id);
const isDoor = (id: string): boolean => id.startsWith('door.');

/** Screens and addresses that only a shop has (SET-016). */
function sells(id: string): boolean {
  const name = id.split('.')[0] ?? id;
  return (beside[name]?.sells ?? screens[name as RouteName]?.sells) === true;
}

/**
 * The build as one language sees it: only the names of that language, under its prefix (ROUTE-025 to ROUTE-032). Thus
 * `/cart` is no address in Croatian and `/sr/kosarica` is one only where Serbian is enabled (ROUTE-033), and the browser
 * gets a route list of one language. A site that sells nothing has no addresses of a shop. Browsers of visitors know none
 * of the back office, only its doors (docs/decisions/967), and what they ask for is not held against its addresses, which
 * are as many as all others.
 */
export function buildFor(build: ServerBuild, language: SiteLanguage, routed: Routed = {}): ServerBuild {
  const { isEcommerce = true } = routed;
  const ids = new Set(routeNames.flatMap((name) => idsOf(name, language.code2)));
  const prefix = prefixOf(language).slice(1);
  const retain = (id: string) =>
    (isEcommerce || !sells(id)) &&
    (!routeNames.some((name) => id === name || id.startsWith(`${name}.`)) || ids.has(id));
  const isKnown = (id: string) => retain(id) && (routed.isOffice ? !isDoor(id) : !isOffice(id));
  return {
    ...build,
    routes: rewrite(
      build.routes,
      (id) => retain(id) && !isDoor(id) && (routed.isOffice || !isOfficeScreen(id)),
      prefix,
    ),
    assets: {
      ...build.assets,
      url: routeListUrl(build, language, routed),
      routes: withLeanImports({ ...build.assets, routes: rewrite(build.assets.routes, isKnown, prefix) }),
    },
  };
}

/**
 * The list without what every page has loaded already, and without the files of the back office: what its screens import
 * is learnt from these, when staff go there; nor addresses that no one visits. The list is loaded by every visitor.
 */
function withLeanImports({ entry, routes }: ServerBuild['assets']): ServerBuild['assets']['routes'] {
  const loaded = new Set([...(entry?.imports ?? []), ...(routes.root?.imports ?? [])]);
  return Object.fromEntries(
    Object.entries(routes)
      // The router never finds its way to files, nor to what a script fetches by itself.
      .filter(([id]) => beside[id]?.isVisited ?? true)
      .map(([id, route]) => {
        if (!route) return [id, route];
        const said = withoutFalse(route);
        if (id === 'root') return [id, said];
        const imports = isOffice(id) ? [] : route.imports?.filter((file) => !loaded.has(file));
        return [id, { ...said, imports }];
      }),
  );
}

/** What a route has not (`hasAction: false`) need not be said: the router asks only whether it is there. */
const withoutFalse = <R extends object>(route: R): R =>
  Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)) as R;

const idsOf = (name: (typeof routeNames)[number], code2: string): string[] => [routeId(name, code2)];

function rewrite<R extends { path?: string; index?: boolean; id: string }>(
  routes: Record<string, R | undefined>,
  belongs: (id: string) => boolean,
  prefix: string,
): Record<string, R> {
  const retained: Record<string, R> = {};
  for (const [id, route] of Object.entries(routes)) {
    if (!route || !belongs(id) || (prefix !== '' && beside[id]?.isSiteWide)) continue;
    const hasAddress = id !== 'root' && (route.path !== undefined || route.index === true);
    const prefixed = prefix !== '' && hasAddress;
    retained[id] = prefixed ? { ...route, path: [prefix, route.path].filter(Boolean).join('/') } : route;
  }
  return retained;
}
