import pg from 'pg';
import type { BackupSequence, BackupTable } from './archive.ts';

/** Where the shop's data is. The queue (schema `pgboss`) is refilled from `sent_jobs` at a start. */
const shopSchemas = ['public'];
const migrationsTable = '__drizzle_migrations';

/** A name as SQL wants it. */
export const quoted = pg.escapeIdentifier;

/** `"schema"."name"`. */
export function qualified(item: { schema: string; name: string }): string {
  return `${quoted(item.schema)}.${quoted(item.name)}`;
}

/** Settings of a transaction in which rows are read or written as text, the same on every server. */
export const textSettings = [
  "set local search_path = ''",
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
  "set local lock_timeout = '10s'",
  "set local datestyle = 'ISO, YMD'",
  "set local intervalstyle = 'postgres'",
  "set local bytea_output = 'hex'",
  'set local extra_float_digits = 1',
  "set local timezone = 'UTC'",
  'set local row_security = off',
].join('; ');

export interface CatalogTable extends BackupTable {
  /** Partitioned tables are read and written through their root. */
  isPartitioned: boolean;
}

/**
 * Every table of the shop, or of the schemas named, with its stored columns, by name; not those of extensions, nor a list of
 * migrations among the shop's tables.
 */
export async function listTables(
  client: pg.ClientBase,
  schemas: readonly string[] = shopSchemas,
): Promise<CatalogTable[]> {
  const { rows } = await client.query<CatalogTable>(
    `select n.nspname as schema, c.relname as name, c.relkind = 'p' as "isPartitioned",
            array(select a.attname::text from pg_catalog.pg_attribute a
                   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                   order by a.attname) as columns
       from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any ($1) and c.relkind in ('r', 'p') and not c.relispartition
        and (n.nspname <> 'public' or c.relname <> $2)
        and not exists (select from pg_catalog.pg_depend d
                         where d.classid = 'pg_catalog.pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      order by 1, 2`,
    [schemas, migrationsTable],
  );
  return rows;
}

/** Hashes of the migrations that ran on this database, in their order; empty when it was never migrated. */
export async function listMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows: places } = await client.query<{ schema: string; name: string }>(
    'select schemaname as schema, tablename as name from pg_catalog.pg_tables where tablename = $1',
    [migrationsTable],
  );
  const place = places[0];
  if (!place) return [];
  const { rows } = await client.query<{ hash: string }>(`select hash from ${qualified(place)} order by id`);
  return rows.map((row) => row.hash);
}

/** How far every sequence of the shop, or of the schemas named, has counted. */
export async function listSequences(
  client: pg.ClientBase,
  schemas: readonly string[] = shopSchemas,
): Promise<BackupSequence[]> {
  const { rows: sequences } = await client.query<{ schema: string; name: string }>(
    'select schemaname as schema, sequencename as name from pg_catalog.pg_sequences where schemaname = any ($1) order by 1, 2',
    [schemas],
  );
  const counted: BackupSequence[] = [];
  for (const sequence of sequences) {
    const { rows } = await client.query<Omit<BackupSequence, 'schema' | 'name'>>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${qualified(sequence)}`,
    );
    for (const row of rows) counted.push({ ...sequence, ...row });
  }
  return counted;
}
