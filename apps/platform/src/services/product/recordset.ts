import { type Statement, sql } from '../../kernel/statement.ts';

/**
 * Many rows as one parameter: `from ${recordset(rows, 'r', 'id bigint, name text')}`. Keys of the rows are the column
 * names; the statement stays the same however many rows there are.
 */
export function recordset(rows: readonly object[], alias: string, columns: string): Statement {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ${sql.raw(`${alias}(${columns})`)}`;
}

/** Ids as one array parameter. */
export function idArray(ids: Iterable<number>): Statement {
  return sql`${sql.param([...ids])}::bigint[]`;
}
