import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import type { AnyEndpoint } from '@izlog/contract/endpoint';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerFactory,
  LogController,
} from 'fastify';
import type { Registry } from 'prom-client';
import { createSecrets } from '#platform/kernel/access/secrets.ts';
import { createTokens } from '#platform/kernel/access/tokens.ts';
import { createVersionedCache } from '#platform/kernel/changes/versioned-cache.ts';
import { defineVisitJobs } from '#platform/kernel/counts/note-visits.ts';
import type { Database } from '#platform/kernel/database/db.ts';
import { defineStorageJob, openStorage } from '#platform/kernel/files/storage.ts';
import { mountHealth } from '#platform/kernel/health/health.ts';
import { watchRoom } from '#platform/kernel/health/room.ts';
import { Held } from '#platform/kernel/held.ts';
import { compressAnswers } from '#platform/kernel/http/compress-answers.ts';
import { answerError } from '#platform/kernel/http/error-handler.ts';
import { mount } from '#platform/kernel/http/http.ts';
import { httpsOnly } from '#platform/kernel/http/https-only.ts';
import type { Route } from '#platform/kernel/http/route.ts';
import { inProcess } from '#platform/kernel/http/transport.ts';
import { trustProxies } from '#platform/kernel/http/trust-proxies.ts';
import { defineDropTagsJob } from '#platform/kernel/jobs/drop-tags-at.ts';
import { type Jobs, openJobs } from '#platform/kernel/jobs/jobs.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { defineKeyJobs } from '#platform/kernel/once/act-once.ts';
import { apiPage } from '#platform/kernel/openapi/api-page.ts';
import { openApi } from '#platform/kernel/openapi/openapi.ts';
import { createPersonalData } from '#platform/kernel/personal-data.ts';
import { AgentCalls, agentRoutes, mountMcp } from '#platform/services/agents/setup.ts';
import { createDraftViews } from '#platform/services/editing/setup.ts';
import { openExtensions } from '#platform/services/extensions/setup.ts';
import { defineMailJobs, mountOutboxPage } from '#platform/services/messaging/setup.ts';
import { createAuditLog, createLogins, createPrograms } from '#platform/services/people/setup.ts';
import { mainAddress } from '#platform/services/settings/index.ts';
import { createSiteRegistry, isOriginOfSite, siteOn } from '#platform/services/settings/setup.ts';
import { mountWoocommerce } from '#platform/services/woocommerce/setup.ts';
import { type Env, publicUrl } from './env.ts';
import { services } from './services.ts';

/** The platform as an object: a Fastify instance with every route, and what it shares. */
export interface Platform {
  app: FastifyInstance;
  kernel: Kernel;
  endpoints: readonly AnyEndpoint[];
  /** The calls of agents, for a door that is not HTTP. */
  agentCalls: AgentCalls;
  /** Figures of this process; the page cache adds its own. */
  metrics: Registry;
  close(): Promise<void>;
}

/** Builds the platform over an open database. Nothing listens yet; `close` ends requests, jobs and the pool. */
export async function buildPlatform(options: {
  env: Env;
  database: Database;
  log: FastifyBaseLogger;
  secret: string;
  /** Where the database keeps its data, if that is on this machine. */
  databaseFolder?: string;
  jobs?: Jobs;
  /** A public demonstration; no mail leaves it. */
  isDemonstration?: boolean;
  serverFactory?: FastifyServerFactory;
  /** Services besides those that every platform has. */
  more?: typeof services;
}): Promise<Platform> {
  const { env, database, log } = options;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustProxies(env.TRUST_PROXY),
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    frameworkErrors: answerError,
    ...(options.serverFactory ? { serverFactory: options.serverFactory } : {}),
  });
  const secrets = createSecrets(options.secret);
  const kernel: Kernel = {
    env,
    database,
    tokens: createTokens(options.secret),
    secrets,
    jobs: options.jobs ?? (await openJobs(database, log)),
    storage: await openStorage(env),
    room: watchRoom([resolve(env.DATA_DIR), ...(options.databaseFolder ? [options.databaseFolder] : [])]),
    sites: createSiteRegistry(database.aside, secrets),
    logins: createLogins(database),
    programs: createPrograms(database),
    audit: createAuditLog(),
    drafts: createDraftViews(database),
    versioned: createVersionedCache(),
    held: new Held(),
    isDemonstration: options.isDemonstration ?? false,
    personalData: createPersonalData(),
  };
  await app.register(helmet, {
    // Helmet would put it together again for every answer: see below.
    contentSecurityPolicy: false,
    // As the front door says it, for what is asked by https, and never for hosts below this one: they may be anybody's.
    strictTransportSecurity: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
  });
  // Answers are data, never documents: a browser that is led to one may do nothing with it.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('content-security-policy', "default-src 'none';frame-ancestors 'none'");
    if (request.protocol === 'https') reply.header(...httpsOnly);
    done();
  });
  await app.register(cookie);
  await app.register(multipart, { limits: { fileSize: 50 * 1024 * 1024, files: 20 } });
  await app.register(cors, { origin: (origin: string | undefined) => isOriginOfSite(kernel.sites, origin) });
  compressAnswers(app);
  defineMailJobs(kernel);
  defineDropTagsJob(kernel);
  defineStorageJob(kernel);
  defineVisitJobs(kernel);
  defineKeyJobs(kernel);
  const ofServices: Route[] = [...services, ...(options.more ?? [])].flatMap((service) => service(kernel));
  const calls = new AgentCalls(ofServices);
  const routes = [...ofServices, ...agentRoutes(kernel, calls)];
  mount(app, kernel, routes);
  mountMcp(app, kernel, calls, (origin) => isOriginOfSite(kernel.sites, origin));
  const metrics = mountHealth(app, kernel);
  const endpoints = routes.map((route) => route.endpoint);
  // Written when first asked for: it takes a while, and no visitor needs it.
  let description: object | undefined;
  const pages = new Map<string, string>();
  app.get('/api/openapi.json', async () => {
    description ??= openApi(endpoints);
    return description;
  });
  app.get('/api/docs', async (request, reply) => {
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    const site = await siteOn(kernel, request.host);
    const address = site ? await mainAddress(kernel, site) : publicUrl(env);
    const page = pages.get(address) ?? apiPage(endpoints, address);
    if (site) pages.set(address, page);
    return page;
  });
  mountOutboxPage(app, env);
  mountWoocommerce(app, kernel);
  await app.ready();
  const closeExtensions = openExtensions(kernel, inProcess(app));
  return {
    app,
    kernel,
    endpoints,
    agentCalls: calls,
    metrics,
    async close() {
      await app.close();
      await kernel.jobs.stop();
      await closeExtensions();
      await database.end();
    },
  };
}
