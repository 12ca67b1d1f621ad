import { matchRoutes, type RouteObject } from 'react-router';
import { prefetchInView, type Surroundings } from './prefetch-in-view.ts';

interface RouteEntry {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports?: string[];
}

declare global {
  interface Window {
    /** React Router's list of routes and their files. */
    __reactRouterManifest?: { routes: Record<string, RouteEntry> };
  }
}

/** Preloads the code behind the links in view; see prefetchInView. Returns what ends it. */
export function prefetchRoutes(browser: Pick<Surroundings, 'mayPrefetch' | 'whenIdle'>): () => void {
  const entries = window.__reactRouterManifest?.routes;
  if (!entries) return () => {};
  const routes = nested(Object.values(entries), undefined);
  return prefetchInView(document.body, {
    modulesOf: (pathname) =>
      (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => {
        const entry = entries[route.id ?? ''];
        return entry ? [entry.module, ...(entry.imports ?? [])] : [];
      }),
    ...browser,
  });
}

function nested(entries: RouteEntry[], parentId: string | undefined): RouteObject[] {
  return entries
    .filter((entry) => entry.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index: true } : { id, path, children: nested(entries, id) },
    );
}
