import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@izlog/izlog/embedded-database';
import type { Site } from '@izlog/platform/kernel/context';
import { openDatabase } from '@izlog/platform/kernel/database/db';
import { createSiteRegistry } from '@izlog/platform/services/settings/site-registry';
import pg from 'pg';
import { generateCatalogue } from '../generate-catalogue.ts';
import { type LoadGenerator, startLoadGenerator } from './load.ts';
import { startShop } from './shop.ts';

/** How much is measured: `quick` shows that it works, `full` adds what takes long. */
export type Size = 'quick' | 'usual' | 'full';

/** What the benchmarks share: a database server in a temporary folder, shops' databases on it, the load generator. */
export interface Stage {
  size: Size;
  /** Scratch folder; gone afterwards. */
  folder: string;
  generator: LoadGenerator;
  /** Data folder of the shops that run on the stage. */
  dataDir: string;
  /** Address of a database with the demonstration shop. */
  demo(): Promise<string>;
  /** Address of a database with the demonstration shop and `count` generated products. */
  catalogue(count: number): Promise<string>;
  /** Address of a copy of the demonstration shop's database of its own; asked again it is rebuilt. */
  fresh(name: string): Promise<string>;
  /** Address of a database without any table; asked again it is rebuilt. */
  empty(name: string): Promise<string>;
  /** Tells what goes on, beside the table. */
  say(line: string): void;
  close(): Promise<void>;
}

/** Opens the stage: an embedded PostgreSQL of its own with fsync on, as shops have it. */
export async function openStage(size: Size): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'izlog-bench-'));
  // As root the database runs as another user, who has to reach its folder.
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const say = (line: string) => console.error(line);
  const server = await startEmbeddedDatabase({ dataDir });
  const generator = startLoadGenerator();
  const made = new Map<string, Promise<string>>();
  const once = (name: string, make: () => Promise<string>) => {
    const known = made.get(name) ?? make();
    made.set(name, known);
    return known;
  };

  async function copyOfDemo(name: string): Promise<string> {
    const template = await demo();
    await onServer(server.connectionString, `drop database if exists ${name} with (force)`);
    await onServer(server.connectionString, `create database ${name} template ${databaseName(template)}`);
    return databaseUrl(server.connectionString, name);
  }

  function demo(): Promise<string> {
    return once('demo', async () => {
      say('Loading the demonstration shop …');
      await onServer(server.connectionString, 'create database bench_demo template template0');
      const url = databaseUrl(server.connectionString, 'bench_demo');
      // Its first start fills it; nobody may be connected when it is copied.
      const shop = await startShop({ database: url, dataDir });
      await shop.stop();
      return url;
    });
  }

  return {
    size,
    folder,
    dataDir,
    generator,
    demo,
    say,
    fresh: copyOfDemo,
    async empty(name) {
      await onServer(server.connectionString, `drop database if exists ${name} with (force)`);
      await onServer(server.connectionString, `create database ${name} template template0 encoding 'UTF8'`);
      return databaseUrl(server.connectionString, name);
    },
    catalogue: (count) =>
      once(`catalogue of ${count}`, async () => {
        const url = await copyOfDemo(`bench_${count}`);
        say(`Generating ${count.toLocaleString('en')} products …`);
        const site = await siteOf(url);
        await generateCatalogue(url, site.id, count);
        return url;
      }),
    async close() {
      generator.stop();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The site that answers on any host of a database. */
export async function siteOf(connectionString: string): Promise<Site> {
  const database = openDatabase({ connectionString, max: 1, statementTimeout: 0, onError: () => {} });
  try {
    const site = await createSiteRegistry(database).standard();
    if (!site) throw new Error('The demonstration shop has no default site.');
    return site;
  } finally {
    await database.end();
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const path = /^(postgres(?:ql)?:\/\/[^/]*\/)([^?]*)/;

/** The same server, another database; keeps a socket given as `?host=`. */
function databaseUrl(url: string, name: string): string {
  return url.replace(path, `$1${name}`);
}

function databaseName(url: string): string {
  return url.match(path)?.[2] ?? '';
}
