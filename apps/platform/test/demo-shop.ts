import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@izlog/contract/client';
import type { AnyEndpoint, EndpointAnswer, EndpointInput } from '@izlog/contract/endpoint';
import pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { buildPlatform } from '#platform/app.ts';
import { readEnv } from '#platform/env.ts';
import { openDatabase } from '#platform/kernel/database/db.ts';
import { migrate } from '#platform/kernel/database/migrate.ts';
import { openStorage } from '#platform/kernel/files/storage.ts';
import { inProcess } from '#platform/kernel/http/transport.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { loadDemo } from '#seed/load-demo.ts';
import { copyDatabase, databaseUrl } from './kit.ts';

const log = pino({ level: 'silent' });

/** A platform on which the demonstration shops have been loaded. */
export interface DemoShop {
  /** Calls as a visitor of the first or second shop, in Croatian unless told otherwise. */
  call<E extends AnyEndpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: { site?: 1 | 2; language?: string },
  ): Promise<EndpointAnswer<E>>;
  /** Status of a plain GET of an address, as a browser asks for a picture. */
  statusOf(path: string): Promise<number>;
  /** Loads the demonstration once more. */
  loadAgain(): Promise<void>;
  /** Pairs of id and apiKey of the shops, the main one first. */
  sites: ReadonlyArray<{ id: number; apiKey: string; name: string }>;
  kernel: Kernel;
  stop(): Promise<void>;
}

/** A platform on a copy of the demonstration, which the first of a run that asks for it loads. */
export async function startDemoShop(): Promise<DemoShop> {
  const { connectionString, dataDir, drop } = await copyDemo();
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const database = openDatabase({ connectionString, max: 5, statementTimeout: 0, onError: () => {} });
  const platform = await buildPlatform({
    env,
    database,
    log,
    secret: 'a secret for tests that is long enough',
  });
  const { rows: sites } = await database.pool.query<{ id: number; apiKey: string; name: string }>(
    'select id, api_key as "apiKey", name from sites order by id',
  );
  const client = createClient(inProcess(platform.app));
  return {
    sites,
    kernel: platform.kernel,
    statusOf: async (url) => (await platform.app.inject({ url })).statusCode,
    loadAgain: async () => loadDemo({ database, storage: await openStorage(env), log, now: new Date() }),
    async call(endpoint, input, { site = 1, language = 'hrv' } = {}) {
      const { id, apiKey } = sites[site - 1] ?? { id: 0, apiKey: '' };
      const store = (await platform.kernel.sites.byId(id))?.stores.find((one) => one.language === language);
      return client(endpoint, input, {
        headers: { apikey: apiKey, site: String(id), store: String(store?.id), language },
      });
    },
    async stop() {
      await platform.close();
      await drop();
    },
  };
}

/** A database with the demonstration as of this run, and the data folder with its pictures. `drop` removes both. */
export async function copyDemo() {
  const demo = await loadedDemo();
  const { connectionString, drop } = await copyDatabase(demo);
  const dataDir = mkdtempSync(join(tmpdir(), 'izlog-demo-'));
  cpSync(join(tmpdir(), demo), dataDir, { recursive: true });
  return {
    connectionString,
    dataDir,
    async drop() {
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Name of the database of this run, and of the folder below `tmpdir()`, that hold the demonstration. */
async function loadedDemo(): Promise<string> {
  const serverUrl = inject('serverUrl');
  const name = `${inject('templateName')}_demo`;
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  try {
    // Anyone who comes meanwhile waits until it is there whole.
    await server.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rows } = await server.query('select from pg_database where datname = $1', [name]);
    if (rows.length > 0) return name;
    await server.query(`create database ${name}_unfinished template template0 encoding 'UTF8'`);
    const connectionString = databaseUrl(serverUrl, `${name}_unfinished`);
    await migrate(connectionString);
    const database = openDatabase({ connectionString, max: 5, statementTimeout: 0, onError: () => {} });
    const storage = await openStorage(readEnv({ NODE_ENV: 'test', DATA_DIR: join(tmpdir(), name) }));
    await loadDemo({ database, storage, log, now: new Date() });
    await database.end();
    await server.query(`alter database ${name}_unfinished rename to ${name}`);
    return name;
  } finally {
    await server.end();
  }
}
