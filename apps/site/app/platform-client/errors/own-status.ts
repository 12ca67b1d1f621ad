import { CallError } from '@izlog/contract/client';
import { data, type LoaderFunctionArgs, type ServerBuild } from 'react-router';
import { siteContext } from '../site-context.ts';

type Handlers = Record<string, unknown>;
type Handler = (args: LoaderFunctionArgs) => unknown;

/**
 * The build with loaders and actions whose failed calls fail the page with the platform's own status (ROUTE-056), where
 * React Router would make every error a 500. The refusal's words stay on the server: those of a fault in its log.
 */
export function withOwnStatus(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && { ...route, module: { ...route.module, ...guarded(route.module as unknown as Handlers) } },
  ]);
  return { ...build, routes: Object.fromEntries(routes) };
}

function guarded(module: Handlers): Handlers {
  const handlers: Handlers = {};
  for (const name of ['loader', 'action']) {
    const handler = module[name];
    if (typeof handler === 'function') handlers[name] = holdStatus(handler as Handler);
  }
  return handlers;
}

const holdStatus =
  (handler: Handler): Handler =>
  async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      if (!(error instanceof CallError) || error.status < 400) throw error;
      if (error.status >= 500) console.error(args.context.get(siteContext).requestId, error);
      throw data(null, { status: error.status });
    }
  };
