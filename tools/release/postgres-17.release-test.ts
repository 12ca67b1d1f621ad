import { chmodSync, existsSync, globSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrations } from '@izlog/platform/kernel/database/migration-files';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBackupHeader, restore } from '../../apps/izlog/src/backup/restore.ts';
import { startEmbeddedDatabase } from '../../apps/izlog/src/embedded-database.ts';
import { runIzlog } from '../../apps/izlog/test/run-izlog.ts';
import { lostRows } from '../../apps/izlog/test/versions/kept-rows.ts';
import { keptShop } from '../../apps/izlog/test/versions/unpack-kept-shop.ts';
import { layDownOlder } from '../../packages/embedded-postgres/test/older-version.ts';

/** Bytes that the shop's tables and indexes reach before the upgrade. */
const size = 1e9;
let folder: string;
let dataDir: string;
let settings: NodeJS.ProcessEnv;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'izlog-postgres-17-'));
  dataDir = join(folder, 'shop');
  chmodSync(folder, 0o755);
  settings = { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'production', PORT: '0' };
  delete settings.DATABASE_URL;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('[REL-07] a shop of 1 GB on PostgreSQL 17 comes up under 18 with every row, and tells how far it is', async () => {
  const startOlder = layDownOlder(join(folder, '17'), '17.10.0-beta.17');
  const old = await startOlder(dataDir, { name: 'izlog', collation: 'hr' });
  const seeded = await runIzlog(['seed'], { ...settings, DATABASE_URL: old.connectionString });
  expect(seeded).toMatchObject({ code: 0 });
  await fatten(old.connectionString);
  const before = await digests(old.connectionString);
  await old.stop();

  const begun = performance.now();
  const looked = await runIzlog(['doctor'], settings);
  const seconds = Math.round((performance.now() - begun) / 1000);

  const steps = [
    /is upgraded from PostgreSQL 17 to 18/,
    /Table \d+ of \d+ \(versions\), \d+ %/,
    /rules between tables/,
    /hold what they held/,
    /is PostgreSQL 18 now/,
    /kept in .*data-17 until the second start/,
  ];
  for (const step of steps) expect(looked.stderr, `after ${seconds} s`).toMatch(step);
  expect(looked.stdout).toContain('The embedded PostgreSQL 18');
  expect(existsSync(join(dataDir, 'postgres/data-17/base'))).toBe(true);
  console.error(`1 GB took ${seconds} s.`);

  for (const isThere of [true, false]) {
    const next = await startEmbeddedDatabase({ dataDir });
    try {
      expect(await digests(next.connectionString)).toEqual(before);
      expect(existsSync(join(dataDir, 'postgres/data-17'))).toBe(isThere);
    } finally {
      await next.stop();
    }
  }
});

test('[REL-06] [REL-07] the way back leads over the upgrade of PostgreSQL itself too', async () => {
  const { backup } = keptShop('14aa82b7');
  const place = join(folder, 'way-back');
  const env = { ...settings, DATA_DIR: place };
  const startOlder = layDownOlder(join(folder, '17-again'), '17.10.0-beta.17');
  const migrations = readMigrations().slice(0, (await readBackupHeader(backup)).migrations.length);
  const old = await startOlder(place, { name: 'izlog', collation: 'hr' });
  await restore(old.connectionString, backup, { migrations });
  await old.stop();
  const { data, kept } = { data: join(place, 'postgres/data'), kept: join(place, 'postgres/data-17') };
  expect(await runIzlog(['migrate'], env)).toMatchObject({ code: 0 });

  const { code, stdout } = await runIzlog(['rollback', '--yes'], env);

  expect(code).toBe(0);
  const [file = ''] = globSync(join(place, 'backups/before-rollback-*/taken-back.izlog'));
  const steps = [`mv ${data} ${data}-aside`, `mv ${kept} ${data}`, `izlog restore ${file} --force`];
  expect(stdout.split('\n').map((line) => line.trim())).toEqual(
    expect.arrayContaining([expect.stringContaining('PostgreSQL was upgraded from 17 too'), ...steps]),
  );
  expect((await runIzlog(['rollback'], env)).stderr).toContain(
    'PostgreSQL was upgraded from 17. To go back over that',
  );
  // As it says, with the program that has PostgreSQL 17.
  renameSync(data, `${data}-aside`);
  renameSync(kept, data);
  const again = await startOlder(place, { name: 'izlog', collation: 'hr' });
  await restore(again.connectionString, file, { migrations, force: true });
  const { lost, rows } = await lostRows(again.connectionString, backup);
  await again.stop();
  expect(lost).toEqual([]);
  expect(rows).toBeGreaterThan(5000);
});

/** Repeats the versions of pages, each with another text, until the database has its size. */
async function fatten(connectionString: string): Promise<void> {
  const sizeNow = async () =>
    Number((await query(connectionString, 'select pg_database_size(current_database()) as size'))[0]?.size);
  for (let round = 1; (await sizeNow()) < size; round += 1) {
    await query(
      connectionString,
      `insert into versions (site_id, kind, ref_id, language, no, body, reason, at, hash)
       select site_id, kind, ref_id + n * 1000000::bigint, language, no, body || jsonb_build_object('round', n), reason, at, hash
         from versions, generate_series(${round * 400}, ${round * 400 + 399}) n where ref_id < 1000000`,
    );
  }
}

/** What each table of the shop holds, as a number of rows and a sum of their hashes. */
async function digests(connectionString: string): Promise<Map<string, string>> {
  const tables = await query(
    connectionString,
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const [row] = await query(
      connectionString,
      `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as digest from "${name}" t`,
    );
    found.set(String(name), String(row?.digest));
  }
  return found;
}

async function query(connectionString: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    // As text, dates and numbers are the same on both.
    await client.query("set timezone = 'UTC'; set extra_float_digits = 1");
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
