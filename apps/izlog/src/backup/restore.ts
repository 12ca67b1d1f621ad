import { statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { connect } from '@izlog/platform/kernel/database/connect';
import { applyMigrations, type MigrateOptions } from '@izlog/platform/kernel/database/migrate';
import { type Migration, readMigrations } from '@izlog/platform/kernel/database/migration-files';
import { forgetMigrations, makeNotes, noteUpgrade } from '@izlog/platform/kernel/database/migration-notes';
import { runOnlineSteps } from '@izlog/platform/kernel/database/online-steps';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type BackupHeader, type BackupPart, type BackupTable, readArchive } from './archive.ts';
import type { BackupSummary, TableProgress } from './backup.ts';
import { type CatalogTable, listMigrations, listTables, qualified, textSettings } from './catalog.ts';
import { copyIn } from './copy-statements.ts';
import { dropEverything } from './drop-everything.ts';
import { looseRules } from './loose-rules.ts';
import { readBytes } from './read-bytes.ts';
import { refreshViews } from './refresh-views.ts';

/** How a backup is put in. */
export interface RestoreOptions {
  /** Replaces what the database holds; otherwise it has to be empty. */
  force?: boolean;
  onTable?: TableProgress;
  onStatement?: MigrateOptions['onStatement'];
  /** Version of this program. */
  program?: string;
  /** Those of this program, unless a test brings others. */
  migrations?: Migration[];
  /** The program that is given up: tables stay at the level of the backup, for the one before (REL-06). */
  backFrom?: string;
  /** Called before anything is replaced; what it gives is called when the rows are in, before they count. */
  carryOver?(client: pg.ClientBase): Promise<() => Promise<void>>;
}

/**
 * Puts a backup of this or an older Izlog into a database, all of it or nothing: lays the tables down as they were when it
 * was made, fills them, and migrates them (REL-03). `force` replaces what the database holds. Throws a sentence when the
 * file is no whole backup or one of a newer Izlog, or the database is in use or not empty. Needs the rights of the
 * tables' owner, not a superuser's.
 */
export async function restore(
  connectionString: string,
  file: string,
  options: RestoreOptions = {},
): Promise<BackupSummary> {
  const migrations = options.migrations ?? readMigrations();
  const parts = readArchive(readBytes(file));
  const first = await parts.next();
  if (first.done || first.value.type !== 'header') throw new Error('The file is no backup of Izlog.');
  const { header } = first.value;
  refuseUnknown(header, migrations, options.program);
  const client = await connect(connectionString, 'izlog restore');
  try {
    await client.query(`begin; ${textSettings}`);
    const rows = await replaceEverything(client, header, parts, { ...options, migrations });
    await client.query('commit');
    if (options.backFrom === undefined) await runOnlineSteps(client, migrations, options.onStatement);
    await client.query('analyze');
    return { tables: header.tables.length, rows, bytes: statSync(file).size };
  } catch (error) {
    // 55P03: a lock was not to be obtained in time.
    if ((error as { code?: string }).code !== '55P03') throw error;
    throw new Error('The database is in use. Stop the shop first.', { cause: error });
  } finally {
    await parts.return(undefined);
    await client.end();
  }
}

/** What a backup says about itself: when it was made, by which program, of which tables. Throws as `restore` does. */
export async function readBackupHeader(file: string): Promise<BackupHeader> {
  const parts = readArchive(readBytes(file));
  const first = await parts.next();
  await parts.return(undefined);
  if (first.done || first.value.type !== 'header') throw new Error('The file is no backup of Izlog.');
  return first.value.header;
}

async function replaceEverything(
  client: pg.Client,
  header: BackupHeader,
  parts: AsyncGenerator<BackupPart>,
  options: RestoreOptions & { migrations: Migration[] },
): Promise<number> {
  const before = await listTables(client);
  if (!options.force) await refuseFull(client, before);
  const carryIn = await options.carryOver?.(client);
  const level = header.migrations.length;
  const isLevel = (await listMigrations(client)).join() === header.migrations.join();
  if (!isLevel) await layTablesDown(client, options.migrations.slice(0, level), options);
  await makeNotes(client);
  const tables = isLevel ? before : await listTables(client);
  refuseOtherTables(header, tables);
  const rules = await looseRules(client, tables);
  // Rather than made again where they are the same: rights that others were given on them stay.
  if (isLevel && tables.length > 0) await client.query(`truncate ${tables.map(qualified).join(', ')}`);
  await emptyQueue(client);
  const rows = await fillAll(client, parts, (table, done) => options.onTable?.(table, done, tables.length));
  await rules.tighten();
  await carryIn?.();
  const due = options.backFrom === undefined ? options.migrations.slice(level) : [];
  await inPublic(client, () => applyMigrations(client, due, options.onStatement));
  await noteUpgrade(client, {
    from: level,
    migrations: due,
    program: options.backFrom === undefined ? options.program : header.program,
    backFrom: options.backFrom,
    isRestored: true,
  });
  await refreshViews(client);
  return rows;
}

/** Makes the tables again as they were after these migrations. */
async function layTablesDown(
  client: pg.Client,
  migrations: readonly Migration[],
  { onStatement }: RestoreOptions,
): Promise<void> {
  await dropEverything(client);
  await makeNotes(client);
  await forgetMigrations(client);
  await inPublic(client, () => applyMigrations(client, migrations, onStatement));
}

/** Migrations name tables as everybody does; what is read and written as text names their schema. */
async function inPublic(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('set local search_path to public');
  await work();
  await client.query("set local search_path = ''");
}

async function fillAll(
  client: pg.Client,
  parts: AsyncGenerator<BackupPart>,
  onTable: (table: string, done: number) => void,
): Promise<number> {
  let rows = 0;
  let done = 0;
  for await (const part of parts) {
    if (part.type === 'table') {
      rows += await fill(client, part.table, parts);
      done += 1;
      onTable(part.table.name, done);
    } else if (part.type === 'sequences') {
      for (const { lastValue, isCalled, ...sequence } of part.sequences)
        await client.query('select setval($1::regclass, $2, $3)', [qualified(sequence), lastValue, isCalled]);
    }
  }
  return rows;
}

async function fill(
  client: pg.Client,
  table: BackupTable,
  parts: AsyncGenerator<BackupPart>,
): Promise<number> {
  let promised = 0;
  async function* rowsOfTable() {
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      if (next.value.type === 'rows') yield next.value.data;
      else if (next.value.type === 'tableEnd') {
        promised = next.value.rows;
        return;
      }
    }
  }
  const into = client.query(copyFrom(copyIn(table)));
  await pipeline(Readable.from(rowsOfTable()), into);
  if (into.rowCount !== promised)
    throw new Error(`The backup is damaged: rows of ${table.name} are missing.`);
  return promised;
}

function refuseUnknown(header: BackupHeader, migrations: readonly Migration[], program = ''): void {
  const theirs = header.migrations;
  const isShared = theirs.every((hash, at) => at >= migrations.length || migrations[at]?.hash === hash);
  if (isShared && theirs.length > 0 && theirs.length <= migrations.length) return;
  const maker = header.program ? `Izlog ${header.program}` : 'another Izlog';
  throw new Error(
    isShared && theirs.length > 0
      ? `The backup was made by ${maker}, and this is Izlog ${program}, which is older. Install that version, and restore it there.`
      : `The backup was made by ${maker} with tables that this Izlog ${program} does not know. Restore it with the Izlog that made it.`,
  );
}

function refuseOtherTables(header: BackupHeader, tables: CatalogTable[]): void {
  const shape = (list: BackupTable[]) =>
    list.map(({ schema, name, columns }) => `${schema}.${name}(${columns})`).join();
  if (shape(header.tables) !== shape(tables))
    throw new Error('The tables of this database are not those of the backup.');
}

async function refuseFull(client: pg.Client, tables: CatalogTable[]): Promise<void> {
  const full: string[] = [];
  for (const table of tables) {
    const { rowCount } = await client.query(`select from ${qualified(table)} limit 1`);
    if (rowCount) full.push(table.name);
  }
  if (full.length === 0) return;
  const named = full.slice(0, 3).join(', ');
  throw new Error(
    `The database is not empty (${named}${full.length > 3 ? ` and ${full.length - 3} more tables` : ''} hold rows). Use --force to replace what it holds.`,
  );
}

/** What was in the queue belongs to what was here before: the next start fills it from the rows of the backup. */
async function emptyQueue(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "select from pg_catalog.pg_tables where schemaname = 'pgboss' and tablename = 'job'",
  );
  if (rows.length > 0) await client.query('delete from pgboss.job');
}
