import * as build from 'virtual:react-router/server-build';
import type { Transport } from '@izlog/contract/client';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createSiteHandler as create, type SiteHandler } from '#site/platform-client/create-site-handler.ts';
import type { SiteEnv } from '#site/platform-client/site-context.ts';

export { cachePolicyOf } from '#site/i18n/cache-policy.ts';
export type { SiteAnswer, SiteHandler } from '#site/platform-client/create-site-handler.ts';
export type { SiteContext, SiteEnv, SiteSettings } from '#site/platform-client/site-context.ts';

/**
 * The site as one function from request to answer. The composing process gives it the platform (in process or over the
 * network) and the settings of the installation; it brings its own page cache around it and serves `build/client`.
 */
export function createSiteHandler(options: { transport: Transport; env: SiteEnv }): SiteHandler {
  return create({
    ...options,
    build: build as ServerBuild,
    createHandler: (languageBuild) =>
      createRequestHandler(languageBuild, options.env.production ? 'production' : 'development'),
    createContext: () => new RouterContextProvider(),
  });
}
