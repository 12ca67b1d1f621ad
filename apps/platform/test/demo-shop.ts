import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@izlog/contract/client';
import type { AnyEndpoint, EndpointAnswer, EndpointInput } from '@izlog/contract/endpoint';
import { pino } from 'pino';
import { buildPlatform } from '#platform/app.ts';
import { readEnv } from '#platform/env.ts';
import { openDatabase } from '#platform/kernel/database/db.ts';
import { openStorage } from '#platform/kernel/files/storage.ts';
import { inProcess } from '#platform/kernel/http/transport.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { loadDemo } from '#seed/load-demo.ts';
import { startEmptyDatabase } from './kit.ts';

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

/** Loads the demonstration as of now into a database of its own. */
export async function startDemoShop(): Promise<DemoShop> {
  const { connectionString, drop } = await startEmptyDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'izlog-demo-'));
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const log = pino({ level: 'silent' });
  const database = openDatabase({ connectionString, max: 5, statementTimeout: 0, onError: () => {} });
  const storage = await openStorage(env);
  const load = () => loadDemo({ database, storage, log, now: new Date() });
  await load();
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
    loadAgain: load,
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
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
