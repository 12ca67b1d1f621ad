import { createServer } from 'node:http';
import { fetchTransport } from '@izlog/contract/client';
import { buildPlatform, type Platform } from '@izlog/platform/app';
import { publicUrl, readEnv } from '@izlog/platform/env';
import { noteVisits } from '@izlog/platform/kernel/counts/note-visits';
import { openDatabase } from '@izlog/platform/kernel/database/db';
import { inProcess } from '@izlog/platform/kernel/http/transport';
import { listenForTags } from '@izlog/platform/kernel/tags';
import { followCatalogues } from '@izlog/platform/services/search/lists/follow-catalogues';
import { isDialectOn } from '@izlog/platform/services/woocommerce/setup';
import { prepareFirstStart } from './first-start/first-start.ts';
import { defineHistory } from './first-start/seed-history.ts';
import { EarlyAnswer } from './http/early-answer.ts';
import { createFront } from './http/front.ts';
import { knownHosts } from './http/known-hosts.ts';
import { closePort, mustBeFree, openPort } from './http/open-port.ts';
import { redirectedQueries } from './http/redirected-queries.ts';
import type { SiteDemonstration } from './http/site-server.ts';
import { type Installation, openInstallation } from './installation.ts';
import { loadSite } from './load-site.ts';
import { mustRetainFiles } from './must-retain-files.ts';
import { createAnswerCache } from './page-cache/answer-cache.ts';
import { squeezed } from './page-cache/page.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { sealSecretsAtStart } from './secrets/seal-secrets.ts';
import { writeDownPublicUrl } from './write-down-public-url.ts';

/** A running shop. */
export interface Shop {
  /** Where it listens, e.g. http://localhost:3000. */
  url: string;
  /** Where it listens. */
  port: number;
  platform: Platform;
  stop(): Promise<void>;
}

/** Longest life of a kept page in ms; a lost notice costs no more than this (API-016). */
const pageMaxAge = 5 * 60_000;

/** The same for answers of the platform, of which pages are made, in ms; and their share of the page cache's memory. */
const answerMaxAge = 60_000;
const answerShare = 1 / 3;

/**
 * Starts everything in this process: database, platform, jobs, page cache and site; prints where things are.
 * `settings` are those of the environment; a `demonstration` is open to everybody. Throws one sentence when a setting is
 * wrong.
 */
export async function startShop(
  settings: Record<string, string | undefined> = process.env,
  demonstration?: SiteDemonstration,
): Promise<Shop> {
  const { PORT, HOST } = readEnv(settings);
  await mustBeFree(PORT, HOST);
  const installation = await openInstallation({ env: settings, tables: 'make', isShopStart: true });
  const opened = [installation.close];
  try {
    return await openShop(installation, opened, demonstration);
  } catch (error) {
    // Otherwise the embedded database would go on without us.
    await closeAll(opened);
    throw error;
  }
}

/** Closes what was opened, the last first. */
async function closeAll(opened: (() => Promise<void>)[]): Promise<void> {
  for (const close of opened.splice(0).reverse()) await close();
}

/** Adds to `opened` how to close whatever it opens. */
async function openShop(
  installation: Installation,
  opened: (() => Promise<void>)[],
  demonstration: SiteDemonstration | undefined,
): Promise<Shop> {
  const { env, log } = installation;
  await mustRetainFiles(installation);
  const greeting = await prepareFirstStart(installation);
  const database = openDatabase({
    connectionString: installation.connectionString,
    max: env.DATABASE_POOL,
    statementTimeout: env.STATEMENT_TIMEOUT_MS,
    onError: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  // Behind a proxy that keeps its connections for a minute, ours must not be the side that closes them.
  const server = createServer({ keepAliveTimeout: 72_000, ServerResponse: EarlyAnswer });
  let handlePlatform: Parameters<typeof createServer>[1];
  const platform = await buildPlatform({
    env,
    database,
    log,
    secret: installation.secret,
    databaseFolder: installation.databaseFolder,
    isDemonstration: demonstration !== undefined,
    serverFactory: (handler) => {
      handlePlatform = handler;
      return server;
    },
  });
  opened.push(platform.close);
  await writeDownPublicUrl(database.db, installation);
  await sealSecretsAtStart(database, installation);
  const answers = createAnswerCache(
    env.PLATFORM_URL ? fetchTransport(env.PLATFORM_URL.replace(/\/$/, '')) : inProcess(platform.app),
    { maxBytes: env.PAGE_CACHE_MB * 1024 * 1024 * answerShare, maxAge: answerMaxAge },
  );
  const cache = env.PAGE_CACHE
    ? createPageCache({
        maxBytes: env.PAGE_CACHE_MB * 1024 * 1024,
        maxAge: pageMaxAge,
        squeeze: (page) =>
          squeezed(page).catch((error: unknown) => {
            log.warn({ err: error }, 'a page could not be compressed once more');
            return undefined;
          }),
      })
    : undefined;
  const { site, assets } = await loadSite({
    env,
    transport: answers.transport,
    pageCache: cache,
    demonstration,
  });
  const hosts = knownHosts(database, env, (error) =>
    log.warn({ err: error }, 'the domains of the sites could not be read, and will be once more'),
  );
  opened.push(async () => hosts.stop());
  const queries = redirectedQueries(database, (error) =>
    log.warn({ err: error }, 'the redirects of addresses with a query could not be read'),
  );
  const catalogues = followCatalogues(platform.kernel);
  opened.push(async () => catalogues.stop());
  const visits = noteVisits(platform.kernel);
  opened.push(visits.stop);
  const listener = await listenForTags({
    connectionString: installation.connectionString,
    onTags: (siteId, tags) => {
      // Anyone who empties the cache wants everything asked again.
      answers.drop(siteId, tags.some((tag) => tag.startsWith('language:')) ? ['*'] : tags);
      const isAboutSite = tags.some((tag) => tag === 'site' || tag === 'options');
      // Whether the site is open at all is an option: not even one more old page may be shown.
      if (isAboutSite) cache?.clear({ site: siteId });
      else cache?.drop(siteId, tags);
      catalogues.changed(siteId, tags);
      if (tags.includes('redirects') || tags.includes('*')) queries.refresh();
      if (isAboutSite || tags.includes('*')) {
        platform.kernel.sites.forget();
        site.forget();
        hosts.refresh();
      }
    },
    onGap: () => {
      answers.clear();
      cache?.clear();
      platform.kernel.sites.forget();
      site.forget();
      hosts.refresh();
      queries.refresh();
    },
    onError: (error) => log.warn({ err: error }, 'the listener for changes lost its connection'),
  });
  opened.push(listener.stop);
  // Once changes are listened to, so that none is missed.
  await Promise.all([hosts.read(), queries.read()]);
  server.removeAllListeners('request');
  server.on(
    'request',
    createFront({
      cache,
      isKnownHost: hosts.has,
      isRedirected: queries.has,
      assets,
      platform: handlePlatform,
      isDialectOn: (host) => isDialectOn(platform.kernel, host),
      site,
      trustProxy: env.TRUST_PROXY,
      isDemonstration: demonstration !== undefined,
      onFault: (error, requestId) => log.error({ err: error, requestId }, 'fault'),
      onProduct: visits.addProduct,
    }),
  );
  const port = await openPort(server, env.PORT, env.HOST);
  opened.push(() => closePort(server));
  hosts.listensOn(port);
  const cutHistory = defineHistory(platform.kernel.jobs, installation);
  opened.push(async () => cutHistory());
  // Before the queue, whose opening takes a while: a filter may be asked for as soon as the door is open.
  catalogues.start();
  await platform.kernel.jobs.work();
  const url = env.PUBLIC_URL ?? publicUrl({ ...env, PORT: port });
  greeting(url);
  return { url, port, platform, stop: () => closeAll(opened) };
}
