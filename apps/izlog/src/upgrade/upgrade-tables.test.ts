import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Migration, readMigrations } from '@izlog/platform/kernel/database/migration-files';
import { version } from '@izlog/platform/kernel/version';
import { seedTestSites } from '@izlog/platform/seed/test-sites';
import { startEmptyDatabase } from '@izlog/platform/test/kit';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restore } from '../backup/restore.ts';
import { openInstallation } from '../installation.ts';
import { findWayBack } from './go-back.ts';
import { upgradeTables } from './upgrade-tables.ts';

const next: Migration = {
  ...{
    name: '9999_next',
    hash: 'next',
    when: Number.MAX_SAFE_INTEGER,
    needs: undefined,
    safe: new Map(),
    online: [],
  },
  says: 'Sites can have a motto.',
  statements: ["alter table sites add column motto text not null default 'none'"],
};
const migrations = [...readMigrations(), next];

let folder: string;
let url: string;
let drop: () => Promise<void>;
let said: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'izlog-upgrade-'));
  ({ connectionString: url, drop } = await startEmptyDatabase());
  await seedTestSites(url);
  said = [];
  vi.spyOn(console, 'error').mockImplementation((line) => said.push(String(line)));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await drop();
  rmSync(folder, { recursive: true, force: true });
});

const backups = () => readdirSync(join(folder, 'backups')).sort();

test('[REL-04] an upgrade says what changes, makes a backup that can be restored, and keeps the last five', async () => {
  mkdirSync(join(folder, 'backups'));
  const older = [1, 2, 3, 4, 5].map((day) => `upgrade-2026010${day}-120000-from-0.8.0.izlog`);
  for (const name of [...older, 'mine.izlog']) writeFileSync(join(folder, 'backups', name), 'x');

  await upgradeTables(url, { DATA_DIR: folder }, { migrations });

  const made = backups().find((name) => name.includes('2026') && !older.includes(name)) ?? '';
  expect(backups()).toEqual(['mine.izlog', ...older.slice(1), made].sort());
  expect(said.join('\n')).toMatch(/Upgrading the tables of Izlog .* to those of/);
  expect(said).toContain('  - Sites can have a motto.');
  expect(said).toContain(`  Backup: ${join(folder, 'backups', made)}`);
  if (process.platform !== 'win32')
    expect([
      statSync(join(folder, 'backups')).mode & 0o777,
      statSync(join(folder, 'backups', made)).mode & 0o777,
    ]).toEqual([0o700, 0o600]);
  const { connectionString: empty, drop: dropEmpty } = await startEmptyDatabase({ isMigrated: false });
  await restore(empty, join(folder, 'backups', made), { migrations });
  expect(await query(empty, 'select motto from sites')).toHaveLength(2);
  await dropEmpty();
});

test('[REL-04] a start on tables that are up to date says nothing and makes no backup', async () => {
  await upgradeTables(url, { DATA_DIR: folder });

  expect(said).toEqual([]);
  expect(existsSync(join(folder, 'backups'))).toBe(false);
});

// Only root may make a disk that is small.
test.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  '[REL-04] a disk without room for the backup stops the upgrade before anything is changed',
  async () => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk]).status).toBe(0);
    try {
      await expect(upgradeTables(url, { DATA_DIR: disk }, { migrations })).rejects.toThrow(
        /There is no room for a backup before the upgrade: .* has \d+\.\d MB free, and \d+\.\d MB are needed\. Nothing was changed/,
      );

      expect(await query(url, columnsOfSites)).not.toContainEqual({ column_name: 'motto' });
      expect(readdirSync(join(disk, 'backups'))).toEqual([]);
      await upgradeTables(url, { DATA_DIR: disk }, { migrations, withoutBackup: true });
      expect(await query(url, columnsOfSites)).toContainEqual({ column_name: 'motto' });
    } finally {
      spawnSync('umount', [disk]);
    }
  },
);

test('[REL-06] after a way back the version that was given up does not upgrade again by itself', {
  tags: 'release',
}, async () => {
  await upgradeTables(url, { DATA_DIR: folder }, { migrations });
  const wayBack = await findWayBack(url, { DATA_DIR: folder });
  await wayBack.take(new Date());

  expect(await query(url, columnsOfSites)).not.toContainEqual({ column_name: 'motto' });
  await expect(upgradeTables(url, { DATA_DIR: folder }, { migrations })).rejects.toThrow(
    `This shop was taken back from Izlog ${version}.`,
  );
  await upgradeTables(url, { DATA_DIR: folder }, { migrations, again: true });
  expect(await query(url, columnsOfSites)).toContainEqual({ column_name: 'motto' });
});

test('[REL-06] there is no way back without an upgrade, without its backup, and while the shop runs', async () => {
  const look = () => findWayBack(url, { DATA_DIR: folder });
  await expect(look()).rejects.toThrow('There is no upgrade to take back');
  await upgradeTables(url, { DATA_DIR: folder }, { migrations });

  const running = new pg.Client({ connectionString: url, application_name: 'izlog' });
  await running.connect();
  await expect(look()).rejects.toThrow('The shop is running. Stop it first');
  await running.end();
  await expect.poll(() => look().then(({ since }) => since.orders, String)).toEqual([]);
  rmSync(join(folder, 'backups'), { recursive: true });

  await expect(look()).rejects.toThrow(/The backup of the last upgrade is not here: .*upgrade-/);
});

test('[REL-12] nothing is made where a command only uses a shop: it says where it looked', async () => {
  const nowhere = join(folder, 'nowhere');
  const { connectionString: empty, drop: dropEmpty } = await startEmptyDatabase({ isMigrated: false });

  for (const tables of ['use', 'any', 'upgrade'] as const) {
    await expect(openInstallation({ env: { DATA_DIR: nowhere }, tables })).rejects.toThrow(
      `There is no shop in ${nowhere} (DATA_DIR).`,
    );
    await expect(
      openInstallation({ env: { DATA_DIR: folder, DATABASE_URL: empty }, tables }),
    ).rejects.toThrow('The database of DATABASE_URL is empty.');
  }
  for (const tables of ['use', 'any', 'upgrade'] as const)
    await expect(
      openInstallation({ env: { DATA_DIR: nowhere, DATABASE_URL: empty }, tables }),
    ).rejects.toThrow('The database of DATABASE_URL is empty.');

  expect(existsSync(nowhere)).toBe(false);
  expect(await query(empty, "select from pg_class where relnamespace = 'public'::regnamespace")).toEqual([]);
  // Nor is anything remembered there, as in a shop that programs before 0.9.0 made.
  await expect(findWayBack(empty, { DATA_DIR: folder })).rejects.toThrow('There is no upgrade to take back');
  await dropEmpty();
});

const columnsOfSites = "select column_name from information_schema.columns where table_name = 'sites'";

async function query(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
