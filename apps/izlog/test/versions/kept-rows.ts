import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type BackupTable, readArchive } from '#izlog/backup/archive.ts';
import { qualified, quoted, textSettings } from '#izlog/backup/catalog.ts';

/**
 * A column whose values a migration rewrites on purpose. Without an entry here every value of a kept shop has to be what
 * it was, to the letter.
 */
export interface ChangedColumn {
  table: string;
  column: string;
  /** Which migration, and why. */
  why: string;
  /** Whether the new value is right for the old one, both as PostgreSQL writes them with COPY; null is `\N`. */
  isRight(before: string, after: string): boolean;
}

/** What migrations have rewritten so far. */
const changedColumns: readonly ChangedColumn[] = [
  {
    table: 'product_list',
    column: 'prices_change_at',
    why: '0003: what products with variants cost from is worked out anew in the next minute',
    isRight: (before, after) => after === before || (after !== '\\N' && (before === '\\N' || after < before)),
  },
];

interface TableRows extends BackupTable {
  rows: string[];
}

/** What of the rows of a backup is not in a database any more, a line each; and how many rows were looked at. */
export async function lostRows(
  connectionString: string,
  file: string,
  changed: readonly ChangedColumn[] = changedColumns,
): Promise<{ lost: string[]; rows: number }> {
  const client = new pg.Client({ connectionString, application_name: 'izlog test' });
  await client.connect();
  try {
    await client.query(`begin isolation level repeatable read read only; ${textSettings}`);
    const lost: string[] = [];
    let rows = 0;
    for await (const table of tablesOf(file)) {
      rows += table.rows.length;
      lost.push(...compareTable(table, await rowsOf(client, table), changed));
    }
    await client.query('rollback');
    return { lost, rows };
  } finally {
    await client.end();
  }
}

async function* tablesOf(file: string): AsyncGenerator<TableRows> {
  const bytes = createReadStream(file).pipe(createGunzip());
  let table: BackupTable | undefined;
  let data: Buffer[] = [];
  for await (const part of readArchive(bytes)) {
    if (part.type === 'table') [table, data] = [part.table, []];
    else if (part.type === 'rows') data.push(part.data);
    else if (part.type === 'tableEnd' && table) yield { ...table, rows: lines(Buffer.concat(data)) };
  }
}

async function rowsOf(client: pg.Client, table: BackupTable): Promise<string[]> {
  const columns = table.columns.map(quoted).join(', ');
  const data: Buffer[] = [];
  const rows = client.query(copyTo(`copy (select ${columns} from ${qualified(table)}) to stdout`));
  for await (const chunk of rows) data.push(chunk);
  return lines(Buffer.concat(data));
}

// A line break within a value is written as \n, a tab as \t.
const lines = (text: Buffer): string[] => text.toString().split('\n').slice(0, -1);

function compareTable(
  { name, columns, rows }: TableRows,
  now: readonly string[],
  changed: readonly ChangedColumn[],
): string[] {
  if (rows.length !== now.length) return [`${name} had ${rows.length} rows and has ${now.length}`];
  const free = changed
    .filter(({ table }) => table === name)
    .map((one) => ({ ...one, at: columns.indexOf(one.column) }));
  const order = (all: readonly string[]) =>
    all
      .map((row) => {
        const values = row.split('\t');
        return { values, key: values.filter((_, at) => !free.some((one) => one.at === at)).join('\t') };
      })
      .sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));
  const before = order(rows);
  const after = order(now);
  return before.flatMap(({ values, key }, row) => {
    const found = after[row];
    if (found?.key !== key) return [`${name}: ${key.slice(0, 300)} became ${found?.key.slice(0, 300)}`];
    return free
      .filter(({ at, isRight }) => !isRight(values[at] ?? '', found.values[at] ?? ''))
      .map(({ column, at }) => `${name}.${column}: ${values[at]} became ${found.values[at]}`);
  });
}
