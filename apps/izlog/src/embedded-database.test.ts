import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { openInstallation } from './installation.ts';

let dataDir: string;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'izlog-embedded-'));
  // Open to the unprivileged user as whom the server runs when the tests run as root.
  chmodSync(dataDir, 0o755);
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('the database that comes along is the shop’s own, sorts as Croatian does, and knows quotes from letters', async () => {
  const server = await startEmbeddedDatabase({ dataDir });
  const client = new pg.Client({ connectionString: server.connectionString });
  await client.connect();

  const { rows } = await client.query(`
    select current_user || '/' || current_database() as whose,
           (select rolsuper from pg_roles where rolname = current_user) as superuser,
           (select string_agg(w, ' ' order by w) from unnest(array['džep','dva','čaj','cvijet']) w) as sorted,
           to_tsvector('serbian', '„košulje–košulja”')::text as words`);
  await client.end();
  await server.stop();

  expect(rows).toEqual([
    { whose: 'izlog/izlog', superuser: false, sorted: 'cvijet čaj dva džep', words: "'košulj':1,2" },
  ]);
});

test('[REL-06] the database of before an upgrade of PostgreSQL stays over any number of commands, until the second start of the shop', async () => {
  const kept = join(dataDir, 'postgres/data-17');
  mkdirSync(kept);
  const open = async (isShopStart: boolean) => {
    // Whatever the tables are: nothing is made of them.
    const { close } = await openInstallation({
      env: { DATA_DIR: dataDir, LOG_LEVEL: 'error' },
      tables: 'replace',
      quiet: true,
      isShopStart,
    });
    await close();
    return existsSync(kept);
  };

  // What `doctor` and its like do.
  expect([await open(false), await open(false)]).toEqual([true, true]);
  expect(await open(true), 'the first start').toBe(true);
  expect(await open(false)).toBe(true);
  expect(await open(true), 'the next one').toBe(false);
});

test('a database of another major version is refused with the way out', async () => {
  await (await startEmbeddedDatabase({ dataDir })).stop();
  writeFileSync(join(dataDir, 'postgres/data/PG_VERSION'), '17\n');

  await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(/made by PostgreSQL 17.*izlog backup/);
});
