import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Transport } from '@izlog/contract/client';
import type { Env } from '@izlog/platform/env';
import { buildFolder, ensureSiteIsBuilt } from './building/build-site.ts';
import { serveBuiltFiles } from './http/built-files.ts';
import type { FrontParts } from './http/front.ts';
import type { SiteBuild, SiteDemonstration, SitePageCache, SiteServer } from './http/site-server.ts';

/** Loads the built site over a transport to the platform; builds it first when that is needed. In development the sources. */
export async function loadSite(options: {
  env: Env;
  transport: Transport;
  /** What staff see of the page cache; undefined when it is off. */
  pageCache: SitePageCache | undefined;
  demonstration?: SiteDemonstration | undefined;
}): Promise<{ site: SiteServer; assets: FrontParts['assets'] }> {
  if (options.env.NODE_ENV === 'development') {
    const { loadDevSite } = await import('./load-dev-site.ts');
    const { PUBLIC_URL: publicUrl, DATA_DIR: dataDir } = options.env;
    return loadDevSite({ transport: options.transport, publicUrl, dataDir });
  }
  await ensureSiteIsBuilt((line) => console.error(line));
  const entry = join(buildFolder, 'server/index.js');
  const { createSiteHandler, cachePolicyOf } = (await import(pathToFileURL(entry).href)) as SiteBuild;
  const assets = serveBuiltFiles(join(buildFolder, 'client'));
  const { env, transport, pageCache, demonstration } = options;
  const handler = createSiteHandler({
    transport,
    env: {
      production: env.NODE_ENV === 'production',
      ...(env.PUBLIC_URL ? { publicUrl: env.PUBLIC_URL } : {}),
      ...(pageCache ? { pageCache } : {}),
      ...(demonstration ? { demonstration } : {}),
    },
  });
  return { site: { ...handler, cachePolicy: cachePolicyOf }, assets };
}
