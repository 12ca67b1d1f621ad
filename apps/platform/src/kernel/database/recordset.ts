import { type Statement, sql } from './statement.ts';

/**
 * Many rows as one parameter: `from ${recordset(rows, 'r', 'id bigint, name text')}`. Keys of the rows are the column
 * names; the statement stays the same however many rows there are.
 */
export function recordset(rows: readonly object[], alias: string, columns: string): Statement {
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as ${sql.raw(`${alias}(${columns})`)}`;
}

/**
 * Many rows of nothing but numbers as one array a column, which is taken apart in a fifth of the time. `columns` gives
 * the type of each key; what a row does not have is null.
 */
export function numberColumns<K extends string>(
  rows: ReadonlyArray<{ [key in K]?: number }>,
  alias: string,
  columns: Readonly<Record<K, 'bigint' | 'float8'>>,
): Statement {
  const keys = Object.keys(columns) as K[];
  const arrays = keys.map(
    (key) => sql`${sql.param(rows.map((row) => row[key] ?? null))}::${sql.raw(columns[key])}[]`,
  );
  return sql`unnest(${sql.join(arrays, sql`, `)}) as ${sql.raw(`${alias}(${keys.join(', ')})`)}`;
}

/** The rows of a query as one JSON value, for a statement that gives several lists at once. */
export function jsonRows(query: Statement): Statement {
  return sql`(select coalesce(json_agg(q), '[]') from (${query}) q)`;
}

/** Ids as one array parameter. */
export function idArray(ids: Iterable<number>): Statement {
  return sql`${sql.param([...ids])}::bigint[]`;
}
