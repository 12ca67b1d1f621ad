import type { RouteConfigEntry } from '@react-router/dev/routes';
import {
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';
import * as entry from '#site/entry.server.tsx';
import * as root from '#site/root.tsx';
import routeConfig from '#site/routes.ts';

interface RouteModule {
  default?: Parameters<typeof withComponentProps>[0];
  ErrorBoundary?: Parameters<typeof withErrorBoundaryProps>[0];
}

const modules = import.meta.glob<RouteModule>([
  '../routes/**/*.{ts,tsx}',
  '../{admin,features}/**/routes/*.{ts,tsx}',
]);

/** What the build does to route modules: their components get loader data as props. */
function withProps(module: RouteModule): RouteModule {
  const { default: Screen, ErrorBoundary } = module;
  return {
    ...module,
    ...(Screen && { default: withComponentProps(Screen) }),
    ...(ErrorBoundary && { ErrorBoundary: withErrorBoundaryProps(ErrorBoundary) }),
  };
}

/** The site as a server build, made from the sources, so that tests of whole requests need no build step. */
export async function testBuild(): Promise<ServerBuild> {
  const routes: Record<string, unknown> = {
    root: { id: 'root', path: '', module: withProps(root as object) },
  };
  await collect(await routeConfig, 'root', routes);
  const assetRoutes = Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const { module, ...rest } = route as { module: Record<string, unknown> };
      const has = {
        hasLoader: 'loader' in module,
        hasAction: 'action' in module,
        hasErrorBoundary: id === 'root',
      };
      const client = { hasClientLoader: false, hasClientAction: false, hasClientMiddleware: false };
      return [id, { ...rest, ...has, ...client, module: `/assets/${id}.js`, imports: [], css: [] }];
    }),
  );
  return {
    entry: { module: entry },
    routes,
    assets: {
      entry: { imports: [], module: '/assets/entry.client.js' },
      routes: assetRoutes,
      url: '/assets/manifest.js',
      version: 'test',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
}

async function collect(
  entries: readonly RouteConfigEntry[],
  parentId: string,
  routes: Record<string, unknown>,
): Promise<void> {
  for (const { id = '', path, index, file, children } of entries) {
    const load = modules[`../${file}`];
    if (!load) throw new Error(`There is no file ${file}`);
    routes[id] = { id, parentId, path, index, module: withProps(await load()) };
    await collect(children ?? [], id, routes);
  }
}
