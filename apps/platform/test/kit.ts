import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { kindOfTag } from '@izlog/contract/cache-tags';
import { CallError, type CallHeaders, createClient, type Transport } from '@izlog/contract/client';
import type { AnyEndpoint, EndpointAnswer, EndpointInput } from '@izlog/contract/endpoint';
import { permissions as allPermissions, type Permission } from '@izlog/contract/permissions';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { test as base, inject } from 'vitest';
import { buildPlatform, type Platform } from '#platform/app.ts';
import { type Env, readEnv } from '#platform/env.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { openDatabase } from '#platform/kernel/database/db.ts';
import { migrate } from '#platform/kernel/database/migrate.ts';
import type { Route } from '#platform/kernel/http/route.ts';
import { inProcess } from '#platform/kernel/http/transport.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { viesOutside } from '#platform/services/companies/vies.ts';
import { sessions } from '#platform/services/people/account/user.tables.ts';
import { seedTestSites, testSites } from '#seed/test-sites.ts';

/** Who a test calls as. `nobody` sends no apiKey. */
export type As = 'nobody' | 'visitor' | 'customer' | 'staff' | { staff: readonly Permission[] };

export interface CallOptions {
  as?: As;
  /** Which of the two test sites, 1 (default) or 2. */
  site?: 1 | 2;
  language?: string;
  store?: string;
  headers?: CallHeaders;
}

/** A platform for one test file, on its own copy of the prepared database. */
export interface TestPlatform {
  app: FastifyInstance;
  kernel: Kernel;
  env: Env;
  endpoints: readonly AnyEndpoint[];
  agentCalls: Platform['agentCalls'];
  connectionString: string;
  /** Calls an endpoint as over HTTP; throws a CallError when it is refused. */
  call<E extends AnyEndpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<EndpointAnswer<E>>;
  /** Calls and gives the refusal's code and status; throws when the call succeeds. */
  refusal<E extends AnyEndpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<{ status: number; code: string | undefined; payload: unknown }>;
  /** A raw HTTP exchange with the headers of `options`. */
  http(request: InjectOptions, options?: CallOptions): Promise<Response>;
  headers(options?: CallOptions): Promise<Record<string, string>>;
  /** A context for operations called directly by builders, as staff with every permission. */
  ctx(options?: { site?: 1 | 2; language?: string; now?: Date }): Promise<Ctx>;
}

/** `test` with `{ platform }`: started once a file, gone after it. */
export const platformTest = platformTestWith({});

/**
 * The same on a platform with other settings. A `test` of its own: test files share their modules, so one that changed
 * `platformTest` would change it for the files after it.
 */
export function platformTestWith(settings: Record<string, string>, added: AddedService = {}) {
  return base
    .extend('settings', { scope: 'file' }, settings)
    .extend('platform', { scope: 'file' }, async ({ settings }, { onCleanup }) => {
      const { platform, stop } = await startPlatform(settings, added);
      onCleanup(stop);
      return platform;
    });
}

/** What only a test has: a service, by the SQL of its tables and its routes, or a platform that is a demonstration. */
export interface AddedService {
  isDemonstration?: boolean;
  tables?: string;
  routes?: (kernel: Kernel) => Route[];
}

/** APP_SECRET of every platform of tests. */
export const testSecret = 'a secret for tests that is long enough';

/**
 * Starts a platform on a fresh copy of the template database. `env` overrides settings; `locale` is that of a database
 * made for it instead, as an owner's own server may have it.
 */
export async function startPlatform(
  env: Record<string, string> = {},
  { locale, tables, routes, isDemonstration = false }: { locale?: string } & AddedService = {},
) {
  const { connectionString, drop } = locale
    ? await startSeededDatabase(locale)
    : await copyDatabase(inject('templateName'));
  const dataDir = mkdtempSync(join(tmpdir(), 'izlog-data-'));
  const settings = readEnv({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    // On a machine that is busy a query is not too slow before the whole test is.
    STATEMENT_TIMEOUT_MS: '50000',
    ...env,
  });
  const database = openDatabase({
    connectionString,
    max: settings.DATABASE_POOL,
    statementTimeout: settings.STATEMENT_TIMEOUT_MS,
    onError: () => {},
  });
  if (tables) await database.db.execute(sql.raw(tables));
  const built = await buildPlatform({
    ...(routes && { more: [routes] }),
    env: settings,
    database,
    log: pino({ level: settings.LOG_LEVEL }),
    secret: testSecret,
    isDemonstration,
  });
  const { app, kernel, endpoints, agentCalls } = built;
  // Nobody outside is asked by a test: VIES is a port on which nothing listens, until a test puts a stand-in there.
  Object.assign(kernel.held.get(viesOutside), { url: 'http://127.0.0.1:9/' });
  // The logins that every platform has are of this moment: some acts of staff want a fresh one.
  await database.db.update(sessions).set({ createdAt: new Date() });

  const headers = async (options: CallOptions = {}): Promise<Record<string, string>> => {
    const site = testSites[options.site ?? 1];
    const as = options.as ?? 'visitor';
    const result: Record<string, string> = {
      site: String(site.id),
      store: options.store ?? String(site.storeId),
    };
    if (as !== 'nobody') result.apikey = site.apiKey;
    if (options.language) result.language = options.language;
    if (as === 'customer' || as === 'staff' || typeof as === 'object') {
      result.accesstoken = await kernel.tokens.sign({
        userId: as === 'customer' ? site.customerId : site.staffId,
        siteId: site.id,
        kind: as === 'customer' ? 'customer' : 'staff',
        sessionId: as === 'customer' ? site.customerSession : site.staffSession,
        ...(typeof as === 'object' ? { only: as.staff } : {}),
      });
    }
    for (const [key, value] of Object.entries(options.headers ?? {})) {
      if (value === undefined) delete result[key.toLowerCase()];
      else result[key.toLowerCase()] = value;
    }
    return result;
  };
  const client = <E extends AnyEndpoint>(endpoint: E, input: EndpointInput<E>, headers: CallHeaders) =>
    createClient(sayingTags(endpoint, inProcess(app)))(endpoint, input, { headers });
  const platform: TestPlatform = {
    app,
    kernel,
    env: settings,
    endpoints,
    agentCalls,
    connectionString,
    headers,
    call: async (endpoint, input, options) => client(endpoint, input, await headers(options)),
    async refusal(endpoint, input, options) {
      try {
        await client(endpoint, input, await headers(options));
      } catch (error) {
        if (error instanceof CallError)
          return { status: error.status, code: error.code, payload: error.payload };
        throw error;
      }
      throw new Error(`${endpoint.method} ${endpoint.path} was not refused`);
    },
    http: async (request, options) =>
      app.inject({ ...request, headers: { ...(await headers(options)), ...request.headers } }),
    async ctx(options = {}) {
      const { id, staffId, staffSession, storeId } = testSites[options.site ?? 1];
      const site = await kernel.sites.byId(id);
      if (!site) throw new Error(`site ${id} is not in the test seed`);
      return {
        requestId: 'test',
        now: options.now ?? new Date(),
        log: app.log,
        db: database.db,
        jobs: kernel.jobs,
        site,
        storeId,
        language: options.language ?? site.defaultLanguage,
        caller: { kind: 'staff', userId: staffId, sessionId: staffSession, permissions: allPermissions },
        tags: new Set(),
        versioned: kernel.versioned,
        held: kernel.held,
        ip: '127.0.0.1',
      };
    },
  };
  return {
    platform,
    async stop() {
      await built.close();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A copy of a database to which nobody is connected. `drop` ends those who are still connected to the copy. */
export async function copyDatabase(
  template: string,
): Promise<{ connectionString: string; drop(): Promise<void> }> {
  const serverUrl = inject('serverUrl');
  const name = `izlog_test_${randomBytes(6).toString('hex')}`;
  // Copying files is the quicker way on a server that need not wait for its disk.
  await onServer(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  return { connectionString: databaseUrl(serverUrl, name), drop: () => dropDatabase(serverUrl, name) };
}

async function startSeededDatabase(locale: string) {
  const database = await startEmptyDatabase({ locale });
  await seedTestSites(database.connectionString);
  return database;
}

/**
 * A migrated database without any site, for what begins there; without tables where `isMigrated` is false. `locale` is what
 * an owner's own server may have instead of ours, e.g. `C`. `drop` ends those who are still connected.
 */
export async function startEmptyDatabase({
  locale,
  isMigrated = true,
}: {
  locale?: string;
  isMigrated?: boolean;
} = {}): Promise<{ connectionString: string; drop(): Promise<void> }> {
  const serverUrl = inject('serverUrl');
  const name = `izlog_test_${randomBytes(6).toString('hex')}`;
  const own = locale ? `locale_provider libc locale '${locale}'` : '';
  await onServer(serverUrl, `create database ${name} template template0 encoding 'UTF8' ${own}`);
  const connectionString = databaseUrl(serverUrl, name);
  if (isMigrated) await migrate(connectionString);
  return { connectionString, drop: () => dropDatabase(serverUrl, name) };
}

/** Drops a database even while others are connected; a worker of the server that tidies it up is waited for. */
async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await onServer(serverUrl, `drop database if exists ${name} with (force)`);
    } catch (error) {
      const isTidiedUp = (error as { code?: string }).code === '42501';
      if (!isTidiedUp || attempt === 50) throw error;
      await pause(200);
    }
  }
}

async function onServer(url: string, statement: string) {
  const connection = new pg.Client({ connectionString: url });
  await connection.connect();
  try {
    await connection.query(statement);
  } finally {
    await connection.end();
  }
}

/** The same server, another database; keeps a socket path given as `?host=`. */
export function databaseUrl(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`);
}

/** Faults an answer that carries a tag of a kind which its endpoint does not declare (`cache`). */
function sayingTags({ method, path, cache }: AnyEndpoint, transport: Transport): Transport {
  return async (request) => {
    const answer = await transport(request);
    const declared = new Set<string>(Array.isArray(cache) ? cache : []);
    const others = (answer.headers['x-cache-tags'] ?? '')
      .split(',')
      .map(kindOfTag)
      .filter((kind) => kind !== '' && !declared.has(kind));
    if (others.length > 0)
      throw new Error(`${method} ${path} answers with tags it does not declare: ${[...new Set(others)]}.`);
    return answer;
  };
}
