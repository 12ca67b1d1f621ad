import { DrizzleQueryError } from 'drizzle-orm/errors';
import { PgPreparedQuery } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** At most so much of a statement is reported: rows of an import make one of a hundred kilobytes. */
const longestStatement = 2000;

/**
 * Takes out of an error, and of what caused it, what a query was asked with: its values stand in Drizzle's message, and
 * PostgreSQL repeats them in `detail` and in the words of some messages. What finds a fault stays: the statement with its
 * `$1`, SQLSTATE, table, column, constraint and stack. Returns the error; anything else as it is.
 */
export function withoutValues<T>(thrown: T): T {
  for (const error of chainOf(thrown)) {
    if (error instanceof DrizzleQueryError) {
      retell(error, `Failed query: ${error.query.slice(0, longestStatement)}`);
      error.params = [];
    } else if (error instanceof pg.DatabaseError) {
      retell(error, ownWords(error));
      for (const part of ['detail', 'where', 'internalQuery', 'internalPosition'] as const)
        delete error[part];
    }
  }
  return thrown;
}

/** The error, its causes and those that it gathers, each once. */
function chainOf(thrown: unknown, found = new Set<Error>()): Set<Error> {
  if (!(thrown instanceof Error) || found.has(thrown)) return found;
  found.add(thrown);
  chainOf(thrown.cause, found);
  if (thrown instanceof AggregateError) for (const one of thrown.errors) chainOf(one, found);
  return found;
}

/** The stack begins with the message as it was when the error was made. */
function retell(error: Error, message: string): void {
  const { message: before, stack } = error;
  error.message = message;
  if (stack !== undefined && before !== '') error.stack = stack.replace(before, () => message);
}

/**
 * Classes whose messages name what is ours only: connections, constraints, transactions, names of the schema, limits and
 * the state of the server. Of any other, such as "invalid input syntax for type uuid: …", what it quotes is left out.
 */
const namesOnly = /^(08|23|25|40|53|54|55|57|58|42(?!601))/;

function ownWords({ code = '', message }: pg.DatabaseError): string {
  return namesOnly.test(code) ? message : message.replace(/".*/s, '"…"');
}

/** What Drizzle runs every statement through and its types do not tell of. */
interface Runs {
  queryWithCache(...query: unknown[]): Promise<unknown>;
}

/**
 * From now on no error of a statement holds its values, wherever it goes: to a log, to a table of jobs, to the last words of
 * the process.
 */
export function stripValuesFromErrors(): void {
  const statements = PgPreparedQuery.prototype as unknown as Runs;
  const run = statements.queryWithCache;
  statements.queryWithCache = async function (...query) {
    try {
      return await run.apply(this, query);
    } catch (error) {
      throw withoutValues(error);
    }
  };
}
