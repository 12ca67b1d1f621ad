import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from '#platform/kernel/database/db.ts';

/** A database whose connections break in the middle of the work. */
export interface CrashingDatabase {
  db: Db;
  /** Statements sent so far. */
  readonly sent: number;
}

/**
 * Opens connections that break before the `crashAt`-th statement (1…; 0 for never), as those of a killed process do:
 * nothing comes back of any statement from then on.
 */
export function openCrashingDatabase(connectionString: string, crashAt: number): CrashingDatabase {
  let sent = 0;
  let isDead = false;
  const pool = new pg.Pool({ connectionString, max: 1, idleTimeoutMillis: 1, allowExitOnIdle: true });
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query(...args: unknown[]) {
        sent += 1;
        if (sent === crashAt) {
          isDead = true;
          (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
        }
        if (!isDead) return query(...args);
        const killed = new Error('the process was killed');
        const callback = args.at(-1);
        if (typeof callback !== 'function') return Promise.reject(killed);
        callback(killed);
        return undefined;
      },
    });
  });
  return {
    db: drizzle({ client: pool, casing: 'snake_case' }),
    get sent() {
      return sent;
    },
  };
}
