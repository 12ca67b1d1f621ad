import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Migration, readMigrations } from '@izlog/platform/kernel/database/migration-files';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readBackupHeader, restore } from '#izlog/backup/restore.ts';
import { startEmbeddedDatabase } from '#izlog/embedded-database.ts';
import { faultSentence } from '#izlog/fault-sentence.ts';
import { upgradeTables } from '#izlog/upgrade/upgrade-tables.ts';
import { formerProgram } from './former-program.ts';
import { imageOf } from './image-of.ts';
import { openBrowser } from './kept-shop/browser.ts';
import { addToCart, order, pens } from './kept-shop/buy.ts';
import { keptSecret } from './kept-shop/people.ts';
import { startProgram } from './start-program.ts';
import { keptShop } from './unpack-kept-shop.ts';

// A disk of its own for a shop, which is filled on purpose. It has to be root, and mounts have to be allowed.

const version = '14aa82b7';
const mayMount = tryMount();

/** More than the disk has, after changes that are small. */
const tooLarge = migration([
  'alter table orders add column trial text',
  "update orders set trial = 'seen ' || slug",
  'create table trials (id bigint generated always as identity primary key, words text not null)',
  'insert into trials (words) select md5(n::text) from generate_series(1, 40000000) n',
]);

test.skipIf(!mayMount)(
  '[REL-04] a disk that is full in the middle of an upgrade: data as they were, the former program starts and sells, and with room it goes through',
  async () => {
    const disk = mountDisk(700);
    const dataDir = join(disk, 'shop');
    mkdirSync(dataDir, { mode: 0o755 });
    const kept = keptShop(version);
    kept.unpackFiles(dataDir);
    const all = readMigrations();
    const level = (await readBackupHeader(kept.backup)).migrations.length;
    const before = await inDatabase(dataDir, async (url, client) => {
      await restore(url, kept.backup, { migrations: all.slice(0, level) });
      return imageOf(client);
    });
    const upgrade = (migrations: Migration[]) =>
      inDatabase(dataDir, (url) => upgradeTables(url, { DATA_DIR: dataDir }, { migrations }));

    const free = freeOn(disk);
    const fault = await upgrade([...all, tooLarge]).catch((error: unknown) => error);

    expect(faultSentence(fault)).toMatch(/no room left on a disk|database went away/i);
    console.warn(`${megabytes(free)} MB were free, then ${megabytes(freeOn(disk))}: ${faultSentence(fault)}`);
    expect(await inDatabase(dataDir, (_, client) => imageOf(client))).toEqual(before);
    // What was written in vain is gone.
    expect(megabytes(freeOn(disk))).toBeGreaterThan(megabytes(free) / 2);
    const former = await startProgram(formerProgram(version), {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      DATA_DIR: dataDir,
      APP_SECRET: keptSecret,
    });
    const browser = openBrowser(former.url);
    await addToCart(browser, pens);
    const { slug } = await order(browser);
    expect(await former.stop()).toBe(0);

    execFileSync('mount', ['-o', 'remount,size=4g', disk]);
    const fits = tooLarge.statements.map((statement) => statement.replace('40000000', '1000000'));
    await upgrade([...all, migration(fits)]);

    const [shop] = await inDatabase(
      dataDir,
      async (_, client) =>
        (
          await client.query(
            `select (select count(*)::int from trials) as trials, (select trial from orders where slug = '${slug}') as trial`,
          )
        ).rows,
    );
    expect(shop).toEqual({ trials: 1_000_000, trial: `seen ${slug}` });
  },
);

/** What comes after all migrations there are. */
function migration(statements: string[]): Migration {
  return {
    ...{ name: '9999_next', hash: 'next', when: Number.MAX_SAFE_INTEGER, says: 'What comes next.' },
    ...{ needs: undefined, safe: new Map(), statements, online: [] },
  };
}

/** Works on the embedded database of a data folder, as commands do, and leaves it. */
async function inDatabase<T>(
  dataDir: string,
  work: (url: string, client: pg.Client) => Promise<T>,
): Promise<T> {
  const server = await startEmbeddedDatabase({ dataDir });
  const client = new pg.Client({ connectionString: server.connectionString });
  // A server that runs out of room for its log ends all connections.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(server.connectionString, client);
  } finally {
    await client.end().catch(() => {});
    await server.stop();
  }
}

/** A disk of so many megabytes, in memory, for one test. Returns its folder. */
function mountDisk(size: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'izlog-disk-'));
  chmodSync(folder, 0o755);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m,mode=755`, 'izlog-disk', folder]);
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

function tryMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'izlog-disk-'));
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'izlog-disk', folder]).status === 0;
  if (isMounted) execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true });
  return isMounted;
}

function freeOn(disk: string): number {
  const { bavail, bsize } = statfsSync(disk);
  return bavail * bsize;
}

const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20);
