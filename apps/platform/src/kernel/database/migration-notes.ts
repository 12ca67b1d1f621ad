import { compareVersions } from '@izlog/contract/compare-versions';
import type pg from 'pg';
import type { Migration } from './migration-files.ts';

/** How far the tables of a database are, seen by a program. */
export interface Level {
  /**
   * `older`: migrations are due, also on an empty database. `newer`: all of this program's and further ones. `other`: some
   * that this program does not have.
   */
  kind: 'older' | 'same' | 'newer' | 'other';
  /** How many migrations ran. */
  count: number;
  /** The program that upgraded or used them last; undefined where that was not yet written down (before 0.9.0). */
  program: string | undefined;
  /** The oldest program that can work on these tables, where that was written down. */
  needs: string | undefined;
  /** The program that was given up by the last way back, where nothing was upgraded since. */
  backFrom: string | undefined;
}

/** An upgrade as a database remembers it. */
export interface UpgradeNote {
  at: Date;
  /** Migrations before and after it. */
  fromCount: number;
  toCount: number;
  program: string | null;
  needs: string | null;
  /** Name of the file that was written before it, below `DATA_DIR/backups`. */
  backup: string | null;
  /** The program that was given up, where this was a way back (REL-06). */
  backFrom: string | null;
}

// drizzle's own table, so that databases of before 0.9.0 and what drizzle offers go on as they are.
const ran = 'drizzle.__drizzle_migrations';
const upgrades = 'drizzle.izlog_upgrades';
/** The first program that wrote such notes, and can read them. */
const firstToNote = '0.9.0';

/** The tables in which a database remembers its upgrades. Not part of a backup, nor of the shop's own tables. */
export async function makeNotes(client: pg.ClientBase): Promise<void> {
  if (await hasNotes(client)) return;
  await client.query(
    `create schema if not exists drizzle;
     create table if not exists ${ran} (id serial primary key, hash text not null, created_at bigint);
     create table if not exists drizzle.izlog_online_steps (hash text primary key, done_at timestamptz not null default now());
     create table if not exists ${upgrades} (
       id serial primary key, at timestamptz not null default now(), from_count integer not null, to_count integer not null,
       program text, needs text, backup text, back_from text, restored boolean not null default false)`,
  );
}

/** Programs before 0.9.0 wrote none. */
async function hasNotes(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('${upgrades}') is not null as there`,
  );
  return rows[0]?.there ?? false;
}

/** How far the tables are; an empty database is `older` with nothing. Changes nothing. */
export async function findLevel(client: pg.ClientBase, migrations: readonly Migration[]): Promise<Level> {
  const there = await client.query<{ ran: boolean }>(`select to_regclass('${ran}') is not null as ran`);
  const hashes = there.rows[0]?.ran
    ? (await client.query<{ hash: string }>(`select hash from ${ran} order by id`)).rows
    : [];
  const last = await findLastUpgrade(client);
  const count = hashes.length;
  const isShared = hashes.every(({ hash }, at) => at >= migrations.length || migrations[at]?.hash === hash);
  const kind = !isShared
    ? 'other'
    : count > migrations.length
      ? 'newer'
      : count < migrations.length
        ? 'older'
        : 'same';
  return {
    kind,
    count,
    program: last?.program ?? undefined,
    needs: last?.needs ?? undefined,
    backFrom: last?.backFrom ?? undefined,
  };
}

/**
 * What was written down last about a database; `withBackup`: the last upgrade that can be taken back, which one before a
 * restore or a way back cannot.
 */
export async function findLastUpgrade(
  client: pg.ClientBase,
  { withBackup = false } = {},
): Promise<UpgradeNote | undefined> {
  if (!(await hasNotes(client))) return undefined;
  const { rows } = await client.query<UpgradeNote>(
    `select at, from_count as "fromCount", to_count as "toCount", program, needs, backup, back_from as "backFrom"
       from ${upgrades} where ${withBackup ? canBeTakenBack : 'true'} order by id desc limit 1`,
  );
  return rows[0];
}

const canBeTakenBack = `backup is not null and id > coalesce((select max(id) from ${upgrades} where restored), 0)`;

/** Writes down that a migration ran. */
export async function noteMigration(client: pg.ClientBase, { hash, when }: Migration): Promise<void> {
  await client.query(`insert into ${ran} (hash, created_at) values ($1, $2)`, [hash, when]);
}

/** Forgets which migrations ran, before tables are rebuilt at another level. */
export async function forgetMigrations(client: pg.ClientBase): Promise<void> {
  await client.query(`delete from ${ran}; delete from drizzle.izlog_online_steps`);
}

/** Writes down an upgrade, or a way back, inside its transaction. */
export async function noteUpgrade(
  client: pg.ClientBase,
  upgrade: {
    from: number;
    migrations: readonly Migration[];
    program: string | undefined;
    backup?: string | undefined;
    backFrom?: string | undefined;
    /** Everything in the tables was replaced. */
    isRestored?: boolean;
  },
): Promise<void> {
  const { rows } = await client.query<{ needs: string | null }>(
    `select needs from ${upgrades} order by id desc limit 1`,
  );
  const needs = [rows[0]?.needs ?? undefined, ...upgrade.migrations.map((migration) => migration.needs)]
    .filter((version) => version !== undefined)
    .reduce((highest, version) => (compareVersions(highest, version) < 0 ? version : highest), firstToNote);
  await client.query(
    `insert into ${upgrades} (from_count, to_count, program, needs, backup, back_from, restored)
       values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      upgrade.from,
      upgrade.from + upgrade.migrations.length,
      upgrade.program ?? null,
      needs,
      upgrade.backup ?? null,
      upgrade.backFrom ?? null,
      upgrade.isRestored ?? false,
    ],
  );
}
