import { chmodSync, readdirSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { connect } from '@izlog/platform/kernel/database/connect';
import { makeFolder } from '@izlog/platform/kernel/files/make-folder';
import { backup } from '../backup/backup.ts';
import { inMegabytes } from '../megabytes.ts';

/** Where backups lie that the program makes by itself. */
export const backupFolder = (dataDir: string): string => join(resolve(dataDir), 'backups');

/** How many upgrades can be looked back upon. */
const backupLimit = 5;
/** Bytes of the disk that stay free for a shop that goes on selling meanwhile. */
const reserve = 100e6;
const ofUpgrade = /^upgrade-.*\.izlog$/;

/**
 * Writes the backup that an upgrade can be taken back with, and removes all but the last five of them (REL-04). Returns the
 * name of the file. Throws a sentence where there is no room, before anything is written.
 */
export async function makeUpgradeBackup(
  connectionString: string,
  { dataDir, now, from, program }: { dataDir: string; now: Date; from: string; program: string },
): Promise<{ name: string; file: string }> {
  const folder = backupFolder(dataDir);
  makeFolder(folder);
  chmodSync(folder, 0o700);
  await mustHaveRoom(folder, await sizeOfBackup(connectionString));
  const name = `upgrade-${stamp(now)}-from-${from}.izlog`;
  const file = join(folder, name);
  try {
    await backup(connectionString, file, { program: from === unknownVersion ? undefined : from });
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOSPC') throw error;
    throw new Error(`The disk of ${folder} is full. ${roomAdvice}`, { cause: error });
  }
  const older = readdirSync(folder)
    .filter((each) => ofUpgrade.test(each))
    .sort();
  for (const each of older.slice(0, -backupLimit)) rmSync(join(folder, each));
  return { name, file };
}

/** What a version is called that was not yet written down. */
export const unknownVersion = 'before-0.9.0';

/** `20261128-151503`, UTC: sorts by time. */
export function stamp(now: Date): string {
  return now.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
}

const roomAdvice =
  'Nothing was changed, and the former version starts as before. Make room, set DATA_DIR to another disk, or upgrade by `izlog migrate --no-backup` when you have a backup of your own.';

/** Rows as text, compressed, take about half of what they take in the tables; what indexes take is left out. */
async function sizeOfBackup(connectionString: string): Promise<number> {
  const client = await connect(connectionString, 'izlog look');
  try {
    const { rows } = await client.query<{ bytes: string }>(
      `select coalesce(sum(pg_table_size(c.oid)), 0)::text as bytes from pg_class c
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
    );
    return Number(rows[0]?.bytes) / 2;
  } finally {
    await client.end();
  }
}

async function mustHaveRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= bytes + reserve) return;
  throw new Error(
    `There is no room for a backup before the upgrade: ${folder} has ${inMegabytes(free)} free, and ${inMegabytes(bytes + reserve)} are needed. ${roomAdvice}`,
  );
}
