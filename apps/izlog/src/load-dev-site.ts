import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Transport } from '@izlog/contract/client';
import { developerSettings } from './developer-settings.ts';
import type { FrontParts } from './http/front.ts';
import type { SiteBuild, SiteServer } from './http/site-server.ts';
import { hasSources, root } from './program-files.ts';

const siteFolder = join(root, 'apps/site');

/** The part of Vite's server that is used here. */
interface Vite {
  middlewares: FrontParts['assets'];
  ssrLoadModule(file: string): Promise<unknown>;
  ssrFixStacktrace(error: Error): void;
}

/** The site from its sources, with hot reload: Vite serves the browser's modules, each request sees the newest server code. */
export async function loadDevSite(options: {
  transport: Transport;
  publicUrl: string | undefined;
  dataDir: string;
}): Promise<{ site: SiteServer; assets: FrontParts['assets'] }> {
  if (!hasSources)
    throw new Error(
      'NODE_ENV=development needs a copy of the sources: an installed package cannot be changed.',
    );
  const entry = createRequire(join(siteFolder, 'package.json')).resolve('vite');
  const { createServer } = (await import(pathToFileURL(entry).href)) as {
    createServer(config: object): Promise<Vite>;
  };
  const vite = await createServer({ root: siteFolder, appType: 'custom', server: { middlewareMode: true } });
  const developer = developerSettings(options.dataDir);
  let loaded: { build: SiteBuild; site: SiteServer } | undefined;
  const newest = async () => {
    const build = (await vite.ssrLoadModule('./app/server.ts')) as SiteBuild;
    if (loaded?.build !== build) {
      const env = {
        production: false,
        ...(developer ? { developer } : {}),
        ...(options.publicUrl ? { publicUrl: options.publicUrl } : {}),
      };
      const handler = build.createSiteHandler({ transport: options.transport, env });
      loaded = { build, site: { ...handler, cachePolicy: build.cachePolicyOf } };
    }
    return loaded.site;
  };
  const site: SiteServer = {
    handle: async (request, about) => (await newest()).handle(request, about),
    forget: () => loaded?.site.forget(),
    // Nothing is kept while somebody changes the code.
    cachePolicy: () => undefined,
  };
  return { site, assets: vite.middlewares };
}
