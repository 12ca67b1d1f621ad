import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { migrate } from '@izlog/platform/kernel/database/migrate';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';

/** The rows of a table in a file, as COPY writes them. */
export interface TableFile {
  /** The table with the columns that are not computed, ready for COPY. */
  target: string;
  file: string;
}

/** Writes every table that has more rows in `after` than in `before` into a file of its own. */
export async function copyOutGrown(before: string, after: string, folder: string): Promise<TableFile[]> {
  const known = await rowCounts(before);
  const grown = [...(await rowCounts(after))].filter(([table, rows]) => rows > (known.get(table) ?? 0));
  return withClient(after, async (client) => {
    const files: TableFile[] = [];
    for (const [table] of grown) {
      const target = `${table} (${await columnsOf(client, table)})`;
      const file = join(folder, `${table}.copy`);
      await pipeline(client.query(to(`copy ${target} to stdout`)), createWriteStream(file));
      files.push({ target, file });
    }
    return files;
  });
}

/**
 * Seconds that COPY needs for the same rows into the same tables of an empty database: with all indexes, as they are
 * during an import, but without references, triggers or any rule of ours.
 */
export async function copyIn(empty: string, files: readonly TableFile[]): Promise<number> {
  await migrate(empty);
  return withClient(empty, async (client) => {
    const { rows } = await client.query<{ statement: string }>(
      `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
       union all
       select format('alter table %s disable trigger user', c.oid::regclass)
       from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
    );
    for (const { statement } of rows) await client.query(statement);
    const began = performance.now();
    for (const { target, file } of files)
      await pipeline(createReadStream(file), client.query(from(`copy ${target} from stdin`)));
    return (performance.now() - began) / 1000;
  });
}

function rowCounts(database: string): Promise<Map<string, number>> {
  return withClient(database, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    const counts = new Map<string, number>();
    for (const { name } of tables) {
      const { rows } = await client.query<{ rows: string }>(`select count(*)::text as rows from ${name}`);
      counts.set(name, Number(rows[0]?.rows));
    }
    return counts;
  });
}

async function columnsOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]?.columns ?? '';
}

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
