import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { type CatalogTable, listSequences, listTables, qualified, textSettings } from './catalog.ts';
import { copyIn, copyOut } from './copy-statements.ts';
import { looseRules } from './loose-rules.ts';
import { refreshViews } from './refresh-views.ts';

/** How far a copy is. */
export interface CopyProgress {
  /** Name of the table, or undefined while foreign keys are checked at the end. */
  table: string | undefined;
  tablesDone: number;
  tables: number;
  rows: number;
  /** Share of the work that is done, 0 to 1, by size. */
  share: number;
}

/** Schemas that are copied: the shop's tables, and the notes of which migrations and upgrades ran. */
const schemas = ['public', 'drizzle'];

/**
 * Copies everything that one database holds into another whose tables are the same, row by row without holding them, all of
 * it or nothing. What the other holds is replaced. Throws where its tables differ.
 */
export async function copyDatabase(
  from: string,
  to: string,
  onProgress: (progress: CopyProgress) => void = () => {},
): Promise<void> {
  const [source, target] = [from, to].map(
    (connectionString) => new pg.Client({ connectionString, application_name: 'izlog upgrade' }),
  ) as [pg.Client, pg.Client];
  await source.connect();
  await target.connect();
  try {
    await source.query(`begin isolation level repeatable read read only; ${textSettings}`);
    await target.query(`begin; ${textSettings}`);
    await copyAll(source, target, onProgress);
    await target.query('commit');
    await target.query('analyze');
  } finally {
    await Promise.allSettled([source.end(), target.end()]);
  }
}

async function copyAll(
  source: pg.Client,
  target: pg.Client,
  onProgress: (progress: CopyProgress) => void,
): Promise<void> {
  const tables = await listTables(source, schemas);
  const sizes = await tableSizes(source, tables);
  const whole = sizes.reduce((sum, size) => sum + size, 0) || 1;
  const rules = await looseRules(target, tables);
  await target.query(`truncate ${tables.map(qualified).join(', ')}`);
  let [rows, before] = [0, 0];
  for (const [at, table] of tables.entries()) {
    const size = sizes[at] ?? 0;
    rows += await copyTable(source, target, table, (bytes) =>
      onProgress({
        table: table.name,
        tablesDone: at,
        tables: tables.length,
        rows,
        share: (before + Math.min(bytes, size)) / whole,
      }),
    );
    before += size;
  }
  onProgress({ table: undefined, tablesDone: tables.length, tables: tables.length, rows, share: 1 });
  for (const { lastValue, isCalled, ...sequence } of await listSequences(source, schemas))
    await target.query('select setval($1::regclass, $2, $3)', [qualified(sequence), lastValue, isCalled]);
  await rules.tighten();
  await refreshViews(target);
}

/** Answers the rows. `onBytes` is called with how much has gone through. */
async function copyTable(
  source: pg.Client,
  target: pg.Client,
  table: CatalogTable,
  onBytes: (bytes: number) => void,
): Promise<number> {
  let bytes = 0;
  onBytes(bytes);
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      onBytes(bytes);
      done(null, chunk);
    },
  });
  const out = source.query(copyTo(copyOut(table)));
  const into = target.query(copyFrom(copyIn(table)));
  await pipeline(out, meter, into);
  if (out.rowCount !== into.rowCount)
    throw new Error(`Of ${out.rowCount} rows of ${table.name}, ${into.rowCount} arrived.`);
  return into.rowCount;
}

/** Bytes of each table without its indexes. */
async function tableSizes(client: pg.Client, tables: CatalogTable[]): Promise<number[]> {
  const { rows } = await client.query<{ size: string }>(
    `select (select coalesce(sum(pg_catalog.pg_table_size(p.relid)), 0) from pg_catalog.pg_partition_tree(t.name::regclass) p)
            + case when c.relispartition or c.relkind = 'p' then 0 else pg_catalog.pg_table_size(c.oid) end as size
       from unnest($1::text[]) with ordinality t (name, at) join pg_catalog.pg_class c on c.oid = t.name::regclass order by t.at`,
    [tables.map(qualified)],
  );
  return rows.map(({ size }) => Number(size));
}
