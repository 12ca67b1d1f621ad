import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchTransport } from '@izlog/contract/client';
import { buildPlatform, type Platform } from '@izlog/platform/app';
import { publicUrl } from '@izlog/platform/env';
import { openDatabase } from '@izlog/platform/kernel/db';
import { listenForTags } from '@izlog/platform/kernel/tags';
import { inProcess } from '@izlog/platform/kernel/transport';
import { prepareFirstStart } from './first-start.ts';
import { createFront } from './http/front.ts';
import { knownHosts } from './http/known-hosts.ts';
import { openInstallation } from './installation.ts';
import { loadSite } from './load-site.ts';
import { createPageCache } from './page-cache/page-cache.ts';

/** A running shop. */
export interface Shop {
  /** Where it listens, e.g. http://localhost:3000. */
  url: string;
  platform: Platform;
  stop(): Promise<void>;
}

/** Longest life of a kept page in ms; a lost notice costs no more than this (API-016). */
const pageMaxAge = 5 * 60_000;

/**
 * Starts everything in this process: database, platform, jobs, page cache and site; prints where things are.
 * `settings` are those of the environment. Throws one sentence when one is wrong.
 */
export async function startShop(settings: Record<string, string | undefined> = process.env): Promise<Shop> {
  const installation = await openInstallation({ env: settings });
  const { env, log } = installation;
  const greeting = await prepareFirstStart(installation);
  const database = openDatabase({
    connectionString: installation.connectionString,
    max: env.DATABASE_POOL,
    statementTimeout: env.STATEMENT_TIMEOUT_MS,
    onError: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  let server: Server | undefined;
  let handlePlatform: Parameters<typeof createServer>[1];
  const platform = await buildPlatform({
    env,
    database,
    log,
    secret: installation.secret,
    serverFactory: (handler) => {
      handlePlatform = handler;
      server = createServer();
      return server;
    },
  });
  const transport = env.PLATFORM_URL
    ? fetchTransport(env.PLATFORM_URL.replace(/\/$/, ''))
    : inProcess(platform.app);
  const { site, assets } = await loadSite({ env, transport });
  const cache = env.PAGE_CACHE
    ? createPageCache({ maxBytes: env.PAGE_CACHE_MB * 1024 * 1024, maxAge: pageMaxAge })
    : undefined;
  const hosts = await knownHosts(database, env);
  const listener = await listenForTags({
    connectionString: installation.connectionString,
    onTags: (siteId, tags) => {
      cache?.drop(siteId, tags);
      if (tags.some((tag) => tag === 'site' || tag === 'options' || tag === '*')) {
        platform.kernel.sites.forget();
        site.forget();
        void hosts.refresh();
      }
    },
    onGap: () => {
      cache?.clear();
      platform.kernel.sites.forget();
      site.forget();
    },
    onError: (error) => log.warn({ err: error }, 'the listener for changes lost its connection'),
  });
  server?.removeAllListeners('request');
  server?.on(
    'request',
    createFront({
      cache,
      isKnownHost: hosts.has,
      assets,
      platform: handlePlatform,
      site,
      trustProxy: env.TRUST_PROXY,
      onFault: (error, requestId) => log.error({ err: error, requestId }, 'fault'),
    }),
  );
  await platform.kernel.jobs.work();
  await platform.app.listen({ port: env.PORT, host: env.HOST });
  const { port } = platform.app.server.address() as AddressInfo;
  hosts.listensOn(port);
  const url = env.PUBLIC_URL ?? publicUrl({ ...env, PORT: port });
  greeting(url);
  return {
    url,
    platform,
    async stop() {
      await listener.stop();
      await platform.close();
      await installation.close();
    },
  };
}
