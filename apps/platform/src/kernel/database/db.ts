import type { Socket } from 'node:net';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { stripValuesFromErrors } from './without-values.ts';

type NoSchema = Record<string, never>;

/** What queries run on: the pool, or the transaction that shadows it. */
export type Db = NodePgDatabase<NoSchema> | NodePgTransaction<NoSchema, ExtractTablesWithRelations<NoSchema>>;

/** Connections with their drizzle face. */
interface Connections {
  pool: pg.Pool;
  db: NodePgDatabase<NoSchema>;
}

/** A pool with its drizzle face. `end()` waits for queries under way. */
export interface Database extends Connections {
  /**
   * Two connections more, for what is read for everybody by one of them: anyone who waits for it may hold one of the pool's,
   * and when all who hold one wait, it would wait for them. Its statements are short and wait for nobody.
   */
  aside: Connections;
  connectionString: string;
  end(): Promise<void>;
}

/**
 * Opens a pool. `max` connections; a statement longer than `statementTimeout` ms is stopped by the server
 * (SQLSTATE 57014, answered as `queryTooSlow`). Nobody waits longer than that for a connection (`overloaded`), nor much
 * longer for a server that says nothing at all.
 */
export function openDatabase(options: {
  connectionString: string;
  max: number;
  statementTimeout: number;
  /** Called with a connection that breaks while the pool is open. */
  onError: (error: Error) => void;
}): Database {
  const main = connect(options);
  const aside = connect({ ...options, max: 2 });
  return {
    ...main,
    aside,
    connectionString: options.connectionString,
    async end() {
      await Promise.all([main.pool.end(), aside.pool.end()]);
    },
  };
}

/**
 * Makes another server plan as the one that comes with Izlog (decision 1221). Our statements are short and many:
 * PostgreSQL estimates some as long and compiles them each time (`jit`), which costs a hundred times what it saves. By
 * default it also rates an index look-up four times as expensive as the next page of a table, as on spinning disks, and reads
 * whole tables where we need some rows. `options` in DATABASE_URL override this.
 */
const planSettings = '-c jit=off -c random_page_cost=1.1';

function connect(options: Parameters<typeof openDatabase>[0]): Connections {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.max,
    statement_timeout: options.statementTimeout,
    // Anyone who waits for a connection longer than the longest query gets the error that the server is busy.
    connectionTimeoutMillis: options.statementTimeout,
    // A transaction left open by a fault must not hold locks for ever.
    idle_in_transaction_session_timeout: 60_000,
    // A server that is gone without a word is noticed by connections at rest, too.
    keepAlive: true,
    application_name: 'izlog',
    options: planSettings,
  });
  // A pool has ended before its connections are closed: a server that is stopped right afterwards still cuts them off.
  const onError = (error: Error) => {
    if (!pool.ending) options.onError(error);
  };
  pool.on('error', onError);
  // The pool listens to connections at rest only: one that breaks within a transaction would end the process. Anyone who
  // uses it gets the error from the next statement.
  pool.on('connect', (client) => {
    client.on('error', onError);
    if (options.statementTimeout > 0) leaveWhenFrozen(client, options.statementTimeout + frozenAfter);
  });
  return { pool, db: drizzle({ client: pool, casing: 'snake_case' }) };
}

/** How many ms after the end of the longest query, a server that has not said a word is treated as frozen. */
const frozenAfter = 2000;

/** What pg keeps of a connection beside its types: the socket, and whether it waits for an answer. */
interface Wire {
  readyForQuery?: boolean;
  connection?: { stream: Socket };
}

/**
 * Ends a connection on which a query waits and nothing has come for so many ms: a server that is stopped, or behind a
 * cable that was cut, cannot end the query itself. Anyone who waits gets an error, and the pool opens another connection.
 */
function leaveWhenFrozen(client: pg.ClientBase, patience: number): void {
  const wire = client as pg.ClientBase & Wire;
  const socket = wire.connection?.stream;
  socket?.setTimeout(patience, () => {
    if (wire.readyForQuery === false) socket.destroy();
  });
}

stripValuesFromErrors();

// int8 fits a JavaScript number for ids and money here (checked: identity keys and cents stay below 2^53).
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : (value as never);
});
