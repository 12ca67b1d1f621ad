import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Env } from '@izlog/platform/env';
import { connect } from '@izlog/platform/kernel/database/connect';
import { findLastUpgrade, type UpgradeNote } from '@izlog/platform/kernel/database/migration-notes';
import { makeFolder } from '@izlog/platform/kernel/files/make-folder';
import { version } from '@izlog/platform/kernel/version';
import type pg from 'pg';
import { readBackupHeader, restore } from '../backup/restore.ts';
import { carryOver } from './carry-over.ts';
import { exportSince } from './export-since.ts';
import { findSalesSince, type SalesSince } from './sales-since.ts';
import { backupFolder, stamp } from './upgrade-backup.ts';

/** A way back to what stood before the last upgrade, looked at before it is taken. */
export interface WayBack {
  /** Version of the program to install afterwards; unknown where it was not yet written down (before 0.9.0). */
  to: string | undefined;
  /** When the backup was made. */
  madeAt: Date;
  backupFile: string;
  since: SalesSince;
  /**
   * Writes what came since into a folder, and puts back what stood before, all of it or nothing. Invoices that were issued
   * since stay, and no number is given twice. Returns the folder.
   */
  take(now: Date): Promise<string>;
}

/** The tables of a shop were not upgraded, or that was taken back. */
export class NoUpgrade extends Error {}

/**
 * Looks at what the last upgrade of a shop can be taken back to, and what has come since (REL-06). Throws a sentence when
 * there is no such upgrade, its backup is gone, or the shop is running.
 */
export async function findWayBack(
  connectionString: string,
  { DATA_DIR: dataDir }: Pick<Env, 'DATA_DIR'>,
): Promise<WayBack> {
  const upgrade = await read(connectionString, async (client) => {
    await refuseRunning(client);
    return findLastUpgrade(client, { withBackup: true });
  });
  if (!upgrade?.backup)
    throw new NoUpgrade(
      'There is no upgrade to take back: none was made with a backup, or it was taken back.',
    );
  const backupFile = join(backupFolder(dataDir), upgrade.backup);
  if (!existsSync(backupFile))
    throw new Error(
      `The backup of the last upgrade is not here: ${backupFile}. It lies in DATA_DIR of the machine that upgraded.`,
    );
  const header = await readBackupHeader(backupFile);
  const since = await read(connectionString, (client) => findSalesSince(client, backupFile));
  return {
    to: header.program,
    madeAt: new Date(header.createdAt),
    backupFile,
    since,
    async take(now) {
      const folder = join(backupFolder(dataDir), `before-rollback-${stamp(now)}`);
      makeFolder(backupFolder(dataDir));
      const program = programOf(upgrade);
      await read(connectionString, (client) =>
        exportSince(connectionString, client, { since, folder, program }),
      );
      await restore(connectionString, backupFile, {
        force: true,
        program: version,
        backFrom: program,
        carryOver: carryOver(since.documentIds),
      });
      return folder;
    },
  };
}

const programOf = (upgrade: UpgradeNote): string => upgrade.program ?? version;

/**
 * Somebody who sells meanwhile would sell into what is thrown away. The server needs a moment to see that a shop which was
 * stopped has left.
 */
async function refuseRunning(client: pg.ClientBase): Promise<void> {
  for (let look = 1; await isRunning(client); look += 1) {
    if (look === 10) throw new Error('The shop is running. Stop it first, on every machine.');
    await pause(200);
  }
}

async function isRunning(client: pg.ClientBase): Promise<boolean> {
  // Who is there is remembered for the length of a transaction.
  await client.query('select pg_stat_clear_snapshot()');
  const { rowCount } = await client.query(
    `select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name in ('izlog', 'izlog tags')`,
  );
  return rowCount !== 0;
}

/** Reads one moment of a database. */
async function read<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(connectionString, 'izlog rollback');
  try {
    await client.query('begin isolation level repeatable read read only');
    return await work(client);
  } finally {
    await client.end();
  }
}
