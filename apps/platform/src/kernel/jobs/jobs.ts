import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { Database, Db } from '../database/db.ts';
import { queryPrepared, queryText } from '../database/prepared.ts';
import { recordset } from '../database/recordset.ts';
import { sql as statement } from '../database/statement.ts';
import { sentJobs } from './sent-jobs.tables.ts';

/**
 * Background work, kept as rows of the same database. A job sent with a transaction's `db` is the outbox row of that
 * transaction: it exists if and only if the transaction commits. Until it is done it is a row of `sent_jobs`, too, by
 * which it is found again when the queue has lost it or was never there, as after a restore (decision 805).
 */
export interface Jobs {
  /** With `after` it waits for that moment. */
  send(db: Db, name: string, data: object, after?: Date): Promise<void>;
  /** Several of a kind at once, in as many statements as one. */
  sendAll(db: Db, name: string, data: readonly object[], after?: Date): Promise<void>;
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
  /**
   * Registers what a process that works does again and again, on every node: looks that share their work by rows of their own.
   * A throw is logged and the next look comes in its time; `settled` waits for what a look has begun, at the end.
   */
  repeat(name: string, look: Repeated): void;
  /** Starts working, first on what waits without a queue; call in the process that should do the jobs. */
  work(): Promise<void>;
  stop(): Promise<void>;
}

/** What an operation does with jobs. */
export type JobSender = Pick<Jobs, 'send' | 'sendAll'>;

/** A look that is taken every few seconds. */
export interface Repeated {
  everySeconds: number;
  run(): Promise<void>;
  settled(): Promise<void>;
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
  /** Seconds from one job to the next of each of them, and between two looks at an empty queue. */
  everySeconds: number;
}

const usualPace: Pace = {
  retries: 5,
  firstDelay: 2,
  longestDelay: 3600,
  expiresAfter: 15 * 60,
  atOnce: 1,
  everySeconds: 2,
};

/** Looks for what waits and is in no queue; every five minutes, and at each start. */
const finding = 'jobs-find-waiting';

/** Days for which a job that fails in all its tries is begun again, once an hour. */
const patienceDays = 7;

/** Jobs found and sent again in one transaction. */
const foundAtOnce = 500;

/** For places that have no queue, such as the seed: a job sent there is a fault. */
export const noJobs: JobSender = {
  send: (_db, name) => Promise.reject(new Error(`There is no job queue here: ${name} was not sent.`)),
  sendAll: (_db, name) => Promise.reject(new Error(`There is no job queue here: ${name} was not sent.`)),
};

/** For a past that is written and for measurements, of which nothing is to come: jobs are left out. */
export const unsentJobs: JobSender = { send: async () => {}, sendAll: async () => {} };

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
  const looks = new Map<string, Repeated>();
  const ending = new AbortController();
  const looking: Promise<void>[] = [];
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

  const findWaiting = async () => {
    const kinds = [...workers.keys()];
    for (const name of kinds) await ensureQueue(name);
    // Not through `aside`, whose statements wait for nobody.
    while ((await database.db.transaction((db) => sendFound(boss, db, kinds, log))) === foundAtOnce);
  };
  workers.set(finding, { run: findWaiting, cron: '*/5 * * * *', pace: usualPace });

  const sendAll: Jobs['sendAll'] = async (db, name, data, after) => {
    if (data.length === 0) return;
    await ensureQueue(name);
    const sent = data.map((one) => ({ id: randomUUID(), data: one }));
    await queryPrepared(
      db,
      statement`insert into sent_jobs (id, name, data, start_after)
        select j.id, ${name}, j.data, ${after?.toISOString() ?? null}::timestamptz from ${recordset(sent, 'j', 'id uuid, data jsonb')}`,
    );
    const queued = sent.map((one) => ({ ...one, ...(after ? { startAfter: after } : {}) }));
    await boss.insert(name, queued, { db: onDb(db) });
  };

  return {
    send: (db, name, data, after) => sendAll(db, name, [data], after),
    sendAll,
    define(name, run, cron, pace) {
      workers.set(name, {
        run: run as (data: object) => Promise<void>,
        cron,
        pace: { ...usualPace, ...pace },
      });
    },
    repeat(name, look) {
      looks.set(name, look);
    },
    async work() {
      await findWaiting();
      for (const [name, { run, cron, pace }] of workers) {
        await ensureQueue(name);
        if (cron) await boss.schedule(name, cron);
        const options = { localConcurrency: pace.atOnce, pollingIntervalSeconds: pace.everySeconds };
        await boss.work<object>(name, options, async (jobs) => {
          for (const job of jobs) {
            // What runs by the clock was sent by nobody and has no data.
            await run(job.data ?? {});
            await database.db.delete(sentJobs).where(eq(sentJobs.id, job.id));
          }
        });
      }
      for (const [name, look] of looks) looking.push(lookAgain(name, look, ending.signal, log));
    },
    async stop() {
      ending.abort();
      await Promise.all(looking);
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

async function lookAgain(
  name: string,
  { everySeconds, run, settled }: Repeated,
  signal: AbortSignal,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await run();
    } catch (error) {
      log.error({ err: error, look: name }, 'a look of the jobs failed');
    }
    // Ended by the signal: there is nothing to wait for any more.
    await pause(everySeconds * 1000, undefined, { signal }).catch(() => {});
  }
  await settled();
}

/**
 * Sends again what waits in `sent_jobs` and in no queue, and begins again what failed an hour ago. A row and its job
 * become visible together, and the row goes first, so a row without a job is never one that somebody else is at.
 */
async function sendFound(
  boss: PgBoss,
  db: Db,
  kinds: string[],
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
): Promise<number> {
  const { rows } = await db.execute<FoundJob>(sql`
    select s.id, s.name, s.data, s.start_after as "startAfter", j.id is not null as "hasFailed",
      s.created_at < now() - make_interval(days => ${patienceDays}) as "isOld"
    from ${sentJobs} s left join pgboss.job j on j.name = s.name and j.id = s.id
    where s.name = any(${sql.param(kinds)}::text[])
      and (j.id is null or j.state = 'failed' and j.completed_on < now() - interval '1 hour')
    order by s.created_at limit ${foundAtOnce}
    for update of s skip locked`);
  for (const { id, name, data, startAfter, hasFailed, isOld } of rows) {
    if (!hasFailed)
      await boss.send(name, data, {
        id,
        db: onDb(db),
        ...(startAfter ? { startAfter: new Date(startAfter) } : {}),
      });
    else if (!isOld) await boss.retry(name, id, { db: onDb(db) });
    else {
      log.error({ job: name, id }, `a job that failed for ${patienceDays} days is given up`);
      await db.delete(sentJobs).where(eq(sentJobs.id, id));
    }
  }
  const lost = rows.filter(({ hasFailed }) => !hasFailed).length;
  if (lost > 0) log.info({ jobs: lost }, 'jobs that waited without a queue were sent again');
  return rows.length;
}

interface FoundJob extends Record<string, unknown> {
  id: string;
  name: string;
  data: object;
  startAfter: string | null;
  hasFailed: boolean;
  isOld: boolean;
}

function onDb(db: Db) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => ({
      rows: await queryText<object>(db, text, values),
    }),
  };
}
