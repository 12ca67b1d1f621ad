import { runInNewContext } from 'node:vm';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { routeListScript } from './route-list.ts';

type Assets = ServerBuild['assets'];

/** What a browser knows after it has run the script. */
function inBrowser(assets: Assets): Assets {
  const window: { __reactRouterManifest?: Assets } = {};
  runInNewContext(routeListScript(assets), { window });
  // Of this world, so that it can be compared.
  return JSON.parse(JSON.stringify(window.__reactRouterManifest));
}

const assets = (routes: object): Assets =>
  ({ entry: { module: '/assets/entry.js', imports: [] }, routes, url: '/l.js', version: 'v1' }) as Assets;

const files = {
  module: '/assets/shop-A_b-1.js',
  imports: ['/assets/paging-1.js', '/assets/tile.js'],
  css: ['/assets/forms-1.css#'],
};

test('a browser learns each route with its files and what it has', () => {
  const list = assets({
    root: {
      id: 'root',
      path: '',
      hasLoader: true,
      hasErrorBoundary: true,
      module: '/assets/root.js',
      imports: [],
      css: [],
    },
    home: { id: 'home', parentId: 'root', index: true, hasLoader: true, ...files },
    shop: {
      id: 'shop',
      parentId: 'root',
      path: 'shop/:slug?',
      hasAction: true,
      hasDefaultExport: true,
      ...files,
    },
    area: { id: 'area', parentId: 'root', ...files },
    inner: { id: 'inner', parentId: 'area', path: 'admin', ...files },
  });

  const { routes, ...rest } = inBrowser(list);

  expect(rest).toEqual({ entry: list.entry, url: '/l.js', version: 'v1' });
  expect(Object.keys(routes)).toEqual(['root', 'home', 'shop', 'area', 'inner']);
  expect(routes.root).toMatchObject({
    id: 'root',
    path: '',
    hasLoader: true,
    hasErrorBoundary: true,
    imports: [],
    css: [],
  });
  expect(routes.root).not.toHaveProperty('parentId');
  expect(routes.home).toMatchObject({
    ...files,
    parentId: 'root',
    index: true,
    hasLoader: true,
    hasAction: false,
  });
  expect(routes.shop).toMatchObject({
    ...files,
    path: 'shop/:slug?',
    index: false,
    hasAction: true,
    hasLoader: false,
  });
  // Of a layout without an address the router must not think that it is the home page.
  expect(routes.area).not.toHaveProperty('path');
  expect(routes.inner).toMatchObject({ parentId: 'area', path: 'admin' });
});

test('a list with files elsewhere, or with more than a line says, goes as it is', () => {
  const elsewhere = assets({ root: { id: 'root', path: '', module: '/app/root.tsx', imports: [], css: [] } });
  const richer = assets({ root: { id: 'root', ...files, clientActionModule: '/assets/act.js' } });

  expect(inBrowser(elsewhere)).toEqual(elsewhere);
  expect(inBrowser(richer)).toEqual(richer);
});
