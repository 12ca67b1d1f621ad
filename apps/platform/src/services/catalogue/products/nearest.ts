import { type Statement, sql } from '#platform/kernel/database/statement.ts';

/** The order that puts the language asked for first, then the site's own, then any. */
export function nearest(
  language: Statement,
  wanted: string,
  standard: string,
  before: Statement = sql``,
): Statement {
  return sql`${before} ${language} = ${wanted}::text desc, ${language} = ${standard}::text desc, ${language}`;
}
