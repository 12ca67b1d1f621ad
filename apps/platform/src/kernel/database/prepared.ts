import { createHash } from 'node:crypto';
import type { QueryResult } from 'pg';
import type { Db } from './db.ts';
import { type Statement, toQuery } from './statement.ts';

/**
 * Statements kept prepared at most on each connection; what comes later is planned again each time. The plan of a page of a
 * list takes a quarter of a megabyte on every connection.
 */
const largest = 200;
const names = new Map<string, string>();

/**
 * Runs a statement that is prepared once per connection, so that a big query is not planned for every request. For
 * statements whose text takes few shapes; values are always parameters. Times come as PostgreSQL's text.
 */
export function queryPrepared<Row>(db: Db, statement: Statement): Promise<Row[]> {
  return run<Row>(db, statement, true);
}

/** Runs a statement that is planned for its very values. */
export function queryOnce<Row>(db: Db, statement: Statement): Promise<Row[]> {
  return run<Row>(db, statement, false);
}

/** Runs the finished text of a library, whose texts are few, with `$1`, `$2`, … for its values; prepared once too. */
export function queryText<Row>(db: Db, text: string, values: unknown[]): Promise<Row[]> {
  return send<Row>(db, { text, values }, true);
}

function run<Row>(db: Db, statement: Statement, isPrepared: boolean): Promise<Row[]> {
  return send<Row>(db, toQuery(statement), isPrepared);
}

async function send<Row>(
  db: Db,
  { text, values }: { text: string; values: unknown[] },
  isPrepared: boolean,
): Promise<Row[]> {
  const name = isPrepared ? nameOf(text) : undefined;
  const prepared = db._.session.prepareQuery({ sql: text, params: values }, undefined, name, false);
  const result = (await prepared.execute()) as QueryResult;
  return result.rows as Row[];
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= largest) return known;
  const name = `izlog_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  names.set(text, name);
  return name;
}
