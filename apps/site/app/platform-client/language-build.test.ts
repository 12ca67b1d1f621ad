import { adminRouteNames, adminRoutes } from '@izlog/contract/texts/admin-routes';
import { programLanguageCodes } from '@izlog/contract/texts/program-languages';
import { patternOf, routeNames } from '@izlog/contract/texts/routes';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { splitPrefix } from '#site/i18n/path-to.ts';
import { routeId } from '#site/i18n/route-id.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import { croatian, english, german, serbian } from '#test/languages.ts';
import { routeParams } from '#test/route-params.ts';
import { buildFor, isOfOffice, routeListUrl } from './language-build.ts';

/** A build with every screen under each of its names and two addresses that belong to the whole site. */
function wholeBuild(): ServerBuild {
  const routes: Record<string, { id: string; parentId?: string; path?: string; index?: boolean }> = {
    root: { id: 'root', path: '' },
    robots: { id: 'robots', parentId: 'root', path: 'robots.txt' },
    notFound: { id: 'notFound', parentId: 'root', path: '*' },
    'door.admin': { id: 'door.admin', parentId: 'root', path: 'admin/*' },
  };
  for (const id of adminRouteNames) routes[id] = { id, parentId: 'root', path: adminRoutes[id] };
  for (const name of routeNames) {
    for (const code2 of programLanguageCodes) {
      const id = routeId(name, code2);
      const path = patternOf(name, code2);
      routes[id] = path === '' ? { id, parentId: 'root', index: true } : { id, parentId: 'root', path };
    }
  }
  return { routes, assets: { version: 'v1', url: '/m.js', routes } } as unknown as ServerBuild;
}

function screenAt(path: string, language = croatian, isEcommerce = true): string | undefined {
  const isOffice = isOfOffice(splitPrefix(path, [language]).rest);
  const { routes } = buildFor(wholeBuild(), language, { isEcommerce, isOffice });
  const objects = Object.values(routes).flatMap((route): RouteObject[] =>
    route && route.id !== 'root'
      ? [{ id: route.id, path: route.path, index: route.index } as RouteObject]
      : [],
  );
  return matchRoutes(objects, path)?.at(-1)?.route.id;
}

test('[ROUTE-026, ROUTE-043] every address that the site writes leads to its screen in that language', () => {
  for (const language of [croatian, english, german, serbian]) {
    for (const name of routeNames) {
      const path = pathTo(name, routeParams(name, 'sedam'), language);
      expect(screenAt(path, language), path).toBe(routeId(name, language.code2));
    }
    for (const name of adminRouteNames) {
      const path = pathTo(name, routeParams(name, 'sedam'), language);
      expect(screenAt(path, language), path).toBe(name);
    }
  }
});

test('[ROUTE-025, ROUTE-028] a name of another language is only the catch-all page', () => {
  expect(screenAt('/cart')).toBe('page');
  expect(screenAt('/event/7')).toBe('notFound');
  expect(screenAt('/de/cart', german)).toBe('page');
});

test('[ROUTE-033] under a prefix that the language does not have there is nothing', () => {
  expect(screenAt('/it/kosarica')).toBe('notFound');
  expect(screenAt('/kosarica', english)).toBeUndefined();
});

test('[ROUTE-029] the German event is found without regard to case', () => {
  expect(screenAt('/de/veranstaltung/7', german)).toBe('event.de');
});

test('[ROUTE-023] the catch-all page is tried only after all other screens', () => {
  expect(screenAt('/o-nama')).toBe('page');
  expect(screenAt('/prijava')).toBe('login');
  expect(screenAt('/robots.txt')).toBe('robots');
});

test('addresses of the whole site exist without prefix only', () => {
  expect(screenAt('/en/robots.txt', english)).toBe('page');
});

test('[SET-016] a site that sells nothing has no shop, no product pages, no cart and no checkout, in no language', () => {
  const names = ['shop', 'product', 'cart', 'checkout', 'checkoutSuccess', 'checkoutFailure'] as const;
  for (const language of [croatian, english, german, serbian]) {
    for (const name of names) {
      const path = pathTo(name, { slug: 'sedam' }, language);
      expect(['page', 'notFound', undefined], path).toContain(screenAt(path, language, false));
    }
    expect(screenAt(pathTo('search', {}, language), language, false)).toBe(routeId('search', language.code2));
  }
  expect(routeListUrl(wholeBuild(), croatian, { isEcommerce: false })).toBe('/_/routes/hr-no-shop-v1.js');
});

test('the browser gets the route list of one language at an address of its own', () => {
  const build = wholeBuild();

  expect(routeListUrl(build, croatian)).toBe('/_/routes/hr-v1.js');
  expect(routeListUrl(build, german)).toBe('/_/routes/in-de-v1.js');
  expect(buildFor(build, german).assets.url).toBe('/_/routes/in-de-v1.js');
  expect(Object.keys(buildFor(build, german).assets.routes)).not.toContain('cart');
});

test('visitors know doors to the back office and none of its screens; staff in it know all', () => {
  const build = wholeBuild();
  const shop = Object.keys(buildFor(build, german).assets.routes);
  const office = buildFor(build, german, { isOffice: true }).assets;

  expect(shop.filter((id) => id.startsWith('admin'))).toEqual([]);
  expect(shop).toContain('door.admin');
  expect(Object.keys(office.routes)).toEqual(expect.arrayContaining(['admin', 'shop', ...adminRouteNames]));
  expect(Object.keys(office.routes)).not.toContain('door.admin');
  expect(office.url).toBe('/_/routes/in-de-office-v1.js');
  const { routes } = buildFor(build, german);
  expect(Object.keys(routes).filter((id) => id.startsWith('admin') || id.startsWith('door.'))).toEqual([]);
});

test('an address that staff get and visitors do not lies behind one of the doors', () => {
  for (const name of adminRouteNames) expect(isOfOffice(`/${adminRoutes[name]}`), name).toBe(true);
  for (const name of routeNames) {
    const isDoor = name === 'admin' || name === 'adminLogin';
    expect(isOfOffice(`/${patternOf(name, 'hr')}`), name).toBe(isDoor);
  }
  expect(isOfOffice('/administracija')).toBe(false);
});

test('the route list names no file that every page has loaded, none that only staff need, and no address of a mere file', () => {
  const route = (id: string, ...imports: string[]) => ({
    id,
    parentId: 'root',
    path: id,
    module: `/${id}.js`,
    imports,
  });
  const routes = {
    root: { id: 'root', path: '', module: '/root.js', imports: ['/vendor.js', '/frame.js'] },
    search: {
      ...route('search', '/vendor.js', '/frame.js', '/paging.js'),
      hasLoader: true,
      hasAction: false,
    },
    admin: route('admin', '/vendor.js', '/table.js'),
    robots: route('robots'),
  };
  const build = { routes: {}, assets: { entry: { imports: ['/vendor.js'] }, routes, version: 'v1' } };

  const { assets } = buildFor(build as unknown as ServerBuild, croatian, { isOffice: true });

  expect(assets.routes.search).toEqual({ ...route('search', '/paging.js'), hasLoader: true });
  expect(Object.values(assets.routes).map((one) => [one?.id, one?.imports])).toEqual([
    ['root', ['/vendor.js', '/frame.js']],
    ['search', ['/paging.js']],
    ['admin', []],
  ]);
});
