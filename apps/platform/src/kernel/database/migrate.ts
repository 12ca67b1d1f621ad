import { setTimeout as pause } from 'node:timers/promises';
import { compareVersions } from '@izlog/contract/compare-versions';
import type pg from 'pg';
import { connect } from './connect.ts';
import { type Migration, readMigrations, type StatementProgress } from './migration-files.ts';
import { findLevel, type Level, makeNotes, noteMigration, noteUpgrade } from './migration-notes.ts';
import { runOnlineSteps } from './online-steps.ts';

/** What is due on a database, or was done. */
export interface Upgrade {
  /** How many migrations the tables had; 0 for an empty database. */
  from: number;
  /** The migrations that came on top. */
  migrations: Migration[];
}

/** How a program brings the tables up to date. */
export interface MigrateOptions {
  /** Version of the program, noted with what it does. */
  program?: string;
  /** Those of this program, unless a test brings others. */
  migrations?: Migration[];
  /**
   * Called before tables that hold a shop are changed, while no other program can change them; what it throws stops the
   * upgrade. The name of the backup that it made is noted.
   */
  beforeUpgrade?(upgrade: Upgrade, level: Level): Promise<string | undefined>;
  onStatement?: StatementProgress;
  /** Called once when another program is at it. */
  onWait?(): void;
}

// Any number that no other program uses as an advisory lock on this database.
const lock = 7_153_204_901;
/** How often an upgrade that waits for a table in use begins again, and how long it waits each time, ms. */
const attempts = 20;
const lockTimeout = 3000;

/**
 * Brings the database up to date, one program at a time; the others wait and find nothing to do. All or nothing: a
 * migration that fails or is killed leaves the tables as they were (REL-04). Tables of a newer program are left alone
 * where this one can work on them (REL-05). Throws a sentence for tables that no migration of this program made.
 */
export async function migrate(connectionString: string, options: MigrateOptions = {}): Promise<Upgrade> {
  const migrations = options.migrations ?? readMigrations();
  const client = await connect(connectionString, 'izlog migrate');
  try {
    await refuseOldServer(client);
    await waitForLock(client, options.onWait);
    await makeNotes(client);
    const level = await findLevel(client, migrations);
    mustBeUsable(level, options.program);
    const upgrade = { from: level.count, migrations: migrations.slice(level.count) };
    if (upgrade.migrations.length > 0) {
      const backup = level.count > 0 ? await options.beforeUpgrade?.(upgrade, level) : undefined;
      await inTransaction(client, async () => {
        await applyMigrations(client, upgrade.migrations, options.onStatement);
        await noteUpgrade(client, { ...upgrade, program: options.program, backup });
      });
    } else if (level.kind === 'same' && options.program && options.program !== level.program) {
      // Tables stay as they are, and a later upgrade knows which program it can go back to.
      await noteUpgrade(client, { ...upgrade, program: options.program });
    }
    await runOnlineSteps(client, migrations, options.onStatement);
    return upgrade;
  } finally {
    await client.end();
  }
}

/**
 * What is due on a database, without changing anything. Throws as `migrate` does, unless somebody is only looking, who may
 * see tables of any version.
 */
export async function findUpgrade(
  connectionString: string,
  options: Pick<MigrateOptions, 'program' | 'migrations'> & { isLookingOnly?: boolean } = {},
): Promise<Upgrade> {
  const migrations = options.migrations ?? readMigrations();
  const client = await connect(connectionString, 'izlog look');
  try {
    const level = await findLevel(client, migrations);
    if (!options.isLookingOnly) mustBeUsable(level, options.program);
    return { from: level.count, migrations: migrations.slice(level.count) };
  } finally {
    await client.end();
  }
}

/** Runs migrations inside the transaction under way and writes down that they ran. */
export async function applyMigrations(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  onStatement?: StatementProgress,
): Promise<void> {
  const total = migrations.reduce((sum, { statements }) => sum + statements.length, 0);
  let done = 0;
  for (const migration of migrations) {
    for (const statement of migration.statements) {
      await onStatement?.(migration.name, done, total);
      await client.query(statement);
      done += 1;
    }
    await noteMigration(client, migration);
  }
}

/** Throws a sentence that says which program these tables need. */
export function mustBeUsable(level: Level, program: string | undefined): void {
  if (level.kind === 'other')
    throw new Error(
      'The tables of this database were made by migrations that this Izlog does not know' +
        `${level.program ? ` (last by Izlog ${level.program})` : ''}. Install that version, or restore a backup here.`,
    );
  if (level.kind !== 'newer') return;
  if (program && level.needs && compareVersions(program, level.needs) >= 0) return;
  throw new Error(
    `The tables of this database were upgraded by Izlog ${level.program ?? 'of a newer version'}, and this is ` +
      `Izlog ${program ?? 'of an older version'}. Install that version, or go back with its \`izlog rollback\`.`,
  );
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  if (Number(rows[0]?.server_version_num) < 150_000) {
    throw new Error(
      'DATABASE_URL: the server is older than PostgreSQL 15. Izlog needs PostgreSQL 15 or newer.',
    );
  }
}

/** Asks again and again: a statement that waits holds a snapshot, and an index made `concurrently` waits for those. */
async function waitForLock(client: pg.Client, onWait?: () => void): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [lock]);
    if (rows[0]?.got) return;
    if (attempt === 10) onWait?.();
    await pause(200);
  }
}

/** Who waits long for a table keeps everybody else from it, and the shop sells meanwhile: the upgrade lets go, and begins again. */
async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(
        `begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = ${lockTimeout}`,
      );
      await work();
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback').catch(() => {
        // The connection is gone, and the transaction with it; `error` says why.
      });
      // 55P03: a lock was not to be obtained in time; 40P01: two waited for each other.
      const isBusy = ['55P03', '40P01'].includes(String((error as { code?: unknown }).code));
      if (!isBusy) throw error;
      if (attempt === attempts)
        throw new Error('The tables are in use for too long. Stop what works on them, and start again.', {
          cause: error,
        });
      await pause(500);
    }
  }
}
