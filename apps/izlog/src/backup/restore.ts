import { createReadStream, statSync } from 'node:fs';
import { pipeline as openStream, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type BackupHeader, type BackupPart, type BackupTable, readArchive } from './archive.ts';
import type { BackupSummary, TableProgress } from './backup.ts';
import { type CatalogTable, listMigrations, listTables, qualified, quoted, textSettings } from './catalog.ts';
import { looseRules } from './loose-rules.ts';

/**
 * Puts a backup into a migrated, empty database, all of it or nothing. `force` replaces what the database holds.
 * Throws a sentence when the file is no whole backup, was made at another migration, or the database is in use or not
 * empty. Needs the rights of the tables' owner, not a superuser's.
 */
export async function restore(
  connectionString: string,
  file: string,
  options: { force?: boolean; onTable?: TableProgress } = {},
): Promise<BackupSummary> {
  const parts = readArchive(readFile(file));
  const first = await parts.next();
  if (first.done || first.value.type !== 'header') throw new Error('The file is no backup of Izlog.');
  const client = new pg.Client({ connectionString, application_name: 'izlog restore' });
  await client.connect();
  try {
    await client.query(`begin; ${textSettings}`);
    const rows = await replaceEverything(client, first.value.header, parts, options);
    await client.query('commit');
    await client.query('analyze');
    return { tables: first.value.header.tables.length, rows, bytes: statSync(file).size };
  } catch (error) {
    // 55P03: a lock was not to be had in time.
    if ((error as { code?: string }).code !== '55P03') throw error;
    throw new Error('The database is in use. Stop the shop first.', { cause: error });
  } finally {
    await parts.return(undefined);
    await client.end();
  }
}

async function replaceEverything(
  client: pg.Client,
  header: BackupHeader,
  parts: AsyncGenerator<BackupPart>,
  options: { force?: boolean; onTable?: TableProgress },
): Promise<number> {
  const tables = await listTables(client);
  refuseOtherLevel(header, await listMigrations(client), tables);
  if (!options.force) await refuseFull(client, tables);
  const rules = await looseRules(client, tables);
  if (tables.length > 0) await client.query(`truncate ${tables.map(qualified).join(', ')}`);
  await emptyQueue(client);
  let rows = 0;
  let done = 0;
  for await (const part of parts) {
    if (part.type === 'table') {
      rows += await fill(client, part.table, parts);
      done += 1;
      options.onTable?.(part.table.name, done, tables.length);
    } else if (part.type === 'sequences') {
      for (const { lastValue, isCalled, ...sequence } of part.sequences)
        await client.query('select setval($1::regclass, $2, $3)', [qualified(sequence), lastValue, isCalled]);
    }
  }
  await rules.tighten();
  await refreshViews(client);
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
  const into = client.query(
    copyFrom(`copy ${qualified(table)} (${table.columns.map(quoted).join(', ')}) from stdin`),
  );
  await pipeline(Readable.from(rowsOfTable()), into);
  if (into.rowCount !== promised)
    throw new Error(`The backup is damaged: rows of ${table.name} are missing.`);
  return promised;
}

function refuseOtherLevel(header: BackupHeader, migrations: string[], tables: CatalogTable[]): void {
  const [theirs, ours] = [header.migrations, migrations];
  if (theirs.join() !== ours.join()) {
    throw new Error(
      `The backup was made at migration ${theirs.length}, and this database is at migration ${ours.length}${theirs.length === ours.length ? ' of another history' : ''}. Restore it with the Izlog that made it, then upgrade.`,
    );
  }
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

/** Oldest first, so that a view comes after the views it reads. */
async function refreshViews(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name
       from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'm' and n.nspname = 'public' order by c.oid`,
  );
  for (const view of rows) await client.query(`refresh materialized view ${qualified(view)}`);
}

async function* readFile(file: string): AsyncGenerator<Buffer> {
  const unpacked = createGunzip();
  openStream(createReadStream(file), unpacked, () => {
    // A failure to read ends `unpacked` with the same error, which is thrown below.
  });
  try {
    yield* unpacked;
  } catch (error) {
    const code = String((error as { code?: string }).code);
    if (code === 'ENOENT') throw new Error(`There is no file ${file}.`, { cause: error });
    if (!code.startsWith('Z_')) throw error;
    throw new Error('The file is no backup of Izlog, or it is damaged or cut short.', { cause: error });
  }
}
