import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { Database, Db } from './db.ts';

/**
 * Background work, kept as rows of the same database. A job sent with a transaction's `db` is the outbox row of that
 * transaction: it exists if and only if the transaction commits.
 */
export interface Jobs {
  /** With `after` it waits for that moment. */
  send(db: Db, name: string, data: object, after?: Date): Promise<void>;
  /**
   * Registers the worker of a job; it runs only after `work()`. A throw is retried with back-off, five times unless
   * `pace` says otherwise. With `cron` (`* * * * *`, UTC) it also runs by the clock, once on all nodes together.
   */
  define<T extends object>(
    name: string,
    run: (data: T) => Promise<void>,
    cron?: string,
    pace?: Partial<Pace>,
  ): void;
  /** Starts working; call in the process that should do the jobs. */
  work(): Promise<void>;
  stop(): Promise<void>;
}

/** How often a job is tried and how many of its kind a node does at once. */
export interface Pace {
  retries: number;
  /** Seconds before the first retry; each further one waits twice as long, up to `longestDelay`. */
  firstDelay: number;
  longestDelay: number;
  /** Seconds after which a job of a process that is gone is given to another one. */
  expiresAfter: number;
  atOnce: number;
}

const usualPace: Pace = {
  retries: 5,
  firstDelay: 2,
  longestDelay: 3600,
  expiresAfter: 15 * 60,
  atOnce: 1,
};

/** For places that have no queue, such as the seed: a job sent there is a fault. */
export const noJobs: Pick<Jobs, 'send'> = {
  send: (_db, name) => Promise.reject(new Error(`There is no job queue here: ${name} was not sent.`)),
};

/** Starts the queue on the database (its tables live in schema `pgboss`). */
export async function openJobs(
  database: Database,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
): Promise<Jobs> {
  // Aside: a queue that is made while every other connection is held by somebody who sends to it would wait for them,
  // and they for it.
  const { pool } = database.aside;
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } });
  boss.on('error', (error) => log.error(error, 'job queue'));
  const workers = new Map<string, { run: (data: object) => Promise<void>; cron?: string; pace: Pace }>();
  const known = new Set<string>();
  let started: Promise<unknown> | undefined;
  const start = () => {
    started ??= boss.start().catch((error: unknown) => {
      // A database that was away for a moment must not leave the process without a queue for good.
      started = undefined;
      throw error;
    });
    return started;
  };
  const ensureQueue = async (name: string) => {
    await start();
    if (known.has(name)) return;
    const pace = workers.get(name)?.pace ?? usualPace;
    await boss.createQueue(name, {
      retryLimit: pace.retries,
      retryBackoff: true,
      retryDelay: pace.firstDelay,
      retryDelayMax: pace.longestDelay,
      expireInSeconds: pace.expiresAfter,
    });
    known.add(name);
  };

  return {
    async send(db, name, data, after) {
      await ensureQueue(name);
      await boss.send(name, data, {
        db: { executeSql: (text, values) => executeOn(db, text, values) },
        ...(after ? { startAfter: after } : {}),
      });
    },
    define(name, run, cron, pace) {
      workers.set(name, {
        run: run as (data: object) => Promise<void>,
        cron,
        pace: { ...usualPace, ...pace },
      });
    },
    async work() {
      for (const [name, { run, cron, pace }] of workers) {
        await ensureQueue(name);
        if (cron) await boss.schedule(name, cron);
        await boss.work<object>(name, { localConcurrency: pace.atOnce }, async (jobs) => {
          for (const job of jobs) await run(job.data);
        });
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000 });
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
