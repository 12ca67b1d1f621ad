import { type Statement, sql } from '#platform/kernel/database/statement.ts';

/** Ids as one parameter. */
export function intArray(ids: readonly number[]): Statement {
  return sql`${sql.param([...ids])}::int[]`;
}

/** Texts as one parameter. */
export function textArray(texts: readonly string[]): Statement {
  return sql`${sql.param([...texts])}::text[]`;
}
