import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { Database, Db } from './db.ts';

/**
 * Background work, kept as rows of the same database. A job sent with a transaction's `db` is the outbox row of that
 * transaction: it exists if and only if the transaction commits.
 */
export interface Jobs {
  send(db: Db, name: string, data: object): Promise<void>;
  /**
   * Registers the worker of a job; it runs only after `work()`. A throw is retried with back-off, five times. With
   * `cron` (`* * * * *`, UTC) it also runs by the clock, once on all nodes together.
   */
  define<T extends object>(name: string, run: (data: T) => Promise<void>, cron?: string): void;
  /** Starts working; call in the process that should do the jobs. */
  work(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the queue on the database (its tables live in schema `pgboss`). */
export async function openJobs(
  database: Database,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
): Promise<Jobs> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => database.pool.query(text, values) } });
  boss.on('error', (error) => log.error(error, 'job queue'));
  const workers = new Map<string, { run: (data: object) => Promise<void>; cron?: string }>();
  const known = new Set<string>();
  let started: Promise<unknown> | undefined;
  const start = () => (started ??= boss.start());
  const ensureQueue = async (name: string) => {
    await start();
    if (known.has(name)) return;
    await boss.createQueue(name, { retryLimit: 5, retryBackoff: true, retryDelay: 2 });
    known.add(name);
  };

  return {
    async send(db, name, data) {
      await ensureQueue(name);
      await boss.send(name, data, { db: { executeSql: (text, values) => executeOn(db, text, values) } });
    },
    define(name, run, cron) {
      workers.set(name, { run: run as (data: object) => Promise<void>, cron });
    },
    async work() {
      for (const [name, { run, cron }] of workers) {
        await ensureQueue(name);
        if (cron) await boss.schedule(name, cron);
        await boss.work<object>(name, async (jobs) => {
          for (const job of jobs) await run(job.data);
        });
      }
    },
    async stop() {
      if (started) await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

async function executeOn(db: Db, text: string, values: unknown[] = []) {
  const parts = text.split(/\$(\d+)/);
  const query = sql.empty();
  parts.forEach((part, index) => {
    query.append(index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`);
  });
  const result = await db.execute(query);
  return { rows: result.rows };
}
