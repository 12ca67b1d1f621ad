import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@izlog/platform/kernel/database/migrate';
import { seedTestSites } from '@izlog/platform/seed/test-sites';
import { makeQueueTables } from '@izlog/platform/test/queue-tables';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which test files make databases of their own. */
    serverUrl: string;
    /** The migrated and seeded database that they copy. */
    templateName: string;
  }
}

/**
 * One PostgreSQL for the whole run: the server of TEST_DATABASE_URL, else an embedded one in a folder of its own.
 * It holds one template database, migrated, with the two test sites and the tables of the job queue; each test file copies it.
 */
export default async function setup(project: TestProject) {
  const server = await openServer();
  const templateName = `izlog_template_${process.pid}`;
  await onServer(server.url, `create database ${templateName} template template0 encoding 'UTF8'`);
  const template = databaseUrl(server.url, templateName);
  await migrate(template);
  await seedTestSites(template);
  await makeQueueTables(template);
  project.provide('serverUrl', server.url);
  project.provide('templateName', templateName);
  return async () => {
    // The demonstration is there when a test asked for it (apps/platform/test/demo-shop.ts).
    for (const name of [templateName, `${templateName}_demo`, `${templateName}_demo_unfinished`])
      await onServer(server.url, `drop database if exists ${name} with (force)`);
    rmSync(join(tmpdir(), `${templateName}_demo`), { recursive: true, force: true });
    await server.stop();
  };
}

async function openServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const { startEmbeddedDatabase } = await import('#izlog/embedded-database.ts');
  const dataDir = mkdtempSync(join(tmpdir(), 'izlog-test-'));
  // As root the server runs as another user; closed to that one, the database would lie outside and stay behind.
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedDatabase({ dataDir, settings: forgetful });
  return {
    url: server.connectionString,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Nothing here outlives the run: each file's database is made and dropped without waiting for the disk, and by nobody else
 * looked after, whose worker a drop could not end.
 */
const forgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The same server, another database; keeps a socket path given as `?host=`. */
function databaseUrl(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`);
}
