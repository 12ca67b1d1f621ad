import { pino } from 'pino';
import { expect } from 'vitest';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { inTransaction } from '../context.ts';
import { openJobs } from './jobs.ts';

test('[API-026] a job exists if and only if the transaction that sent it commits, and a failed one is tried again', async ({
  platform,
}) => {
  const done: string[] = [];
  let failures = 0;
  const jobs = await openJobs(platform.kernel.database, pino({ level: 'silent' }));
  jobs.define<{ name: string }>('greet', async ({ name }) => {
    if (name === 'second' && failures === 0) {
      failures += 1;
      throw new Error('the mail server is away');
    }
    done.push(name);
  });
  const ctx = await platform.ctx();

  await inTransaction(ctx, async (tx) => {
    await jobs.send(tx.db, 'greet', { name: 'never' });
    throw new Error('rolled back');
  }).catch(() => undefined);
  await inTransaction(ctx, (tx) => jobs.send(tx.db, 'greet', { name: 'first' }));
  await jobs.send(ctx.db, 'greet', { name: 'second' });
  await jobs.work();

  await expect.poll(() => [...done].sort()).toEqual(['first', 'second']);
  expect(failures).toBe(1);
  await jobs.stop();
});

test('[API-026] a job that the clock sends is given nothing to work on, and works on what it finds', async ({
  platform,
}) => {
  const given: unknown[] = [];
  const jobs = await openJobs(platform.kernel.database, pino({ level: 'silent' }));
  jobs.define<{ siteId?: number }>('by-clock', async ({ siteId }) => void given.push(siteId), '0 0 1 1 *');
  await jobs.work();

  // As the queue does at that minute.
  await (await platform.ctx()).db.execute("insert into pgboss.job (name, data) values ('by-clock', null)");

  await expect.poll(() => given).toEqual([undefined]);
  await jobs.stop();
});

test('a queue whose database was away when it was first used works as soon as it is back', async ({
  platform,
}) => {
  const { database } = platform.kernel;
  let isAway = true;
  const query = (text: string, values?: unknown[]) =>
    isAway
      ? Promise.reject(new Error('Connection terminated unexpectedly'))
      : database.aside.pool.query(text, values);
  const pool = { query } as typeof database.aside.pool;
  const jobs = await openJobs({ ...database, aside: { ...database.aside, pool } }, pino({ level: 'silent' }));
  const { db } = await platform.ctx();

  await expect(jobs.send(db, 'later', {})).rejects.toThrow();
  isAway = false;
  await jobs.send(db, 'later', {});

  const { rows } = await db.execute("select name from pgboss.job where name = 'later'");
  expect(rows).toHaveLength(1);
  await jobs.stop();
});

test('[API-026] a job that the queue has lost is found by the next start, one that failed in all its tries is begun anew an hour later', async ({
  platform,
}) => {
  const done: string[] = [];
  let isAway = true;
  const ctx = await platform.ctx();
  const start = async () => {
    const jobs = await openJobs(platform.kernel.database, pino({ level: 'silent' }));
    const run = async ({ name }: { name: string }) => {
      if (name === 'failing' && isAway) throw new Error('the store is away');
      done.push(name);
    };
    jobs.define<{ name: string }>('remember', run, undefined, { retries: 0 });
    return jobs;
  };
  const first = await start();
  for (const name of ['lost', 'failing']) await first.send(ctx.db, 'remember', { name });
  await first.send(ctx.db, 'remember', { name: 'next year' }, new Date(Date.now() + 365 * 86_400_000));
  await ctx.db.execute("delete from pgboss.job where data->>'name' in ('lost', 'next year')");

  await first.work();
  await expect
    .poll(async () => [done, await statesOf(platform)])
    .toEqual([['lost'], { failing: 'failed', lost: 'completed', 'next year': 'created' }]);
  await first.stop();
  isAway = false;
  await ctx.db.execute(
    "update pgboss.job set completed_on = now() - interval '2 hours' where data->>'name' = 'failing'",
  );
  const second = await start();
  await second.work();

  await expect.poll(() => done).toEqual(['lost', 'failing']);
  await expect.poll(() => waiting(platform)).toEqual(['next year']);
  await second.stop();
});

async function statesOf(platform: TestPlatform) {
  const { rows } = await (await platform.ctx()).db.execute<{ name: string; state: string }>(
    "select data->>'name' as name, state from pgboss.job where name = 'remember'",
  );
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
}

async function waiting(platform: TestPlatform) {
  const { rows } = await (await platform.ctx()).db.execute<{ name: string }>(
    "select data->>'name' as name from sent_jobs where name = 'remember'",
  );
  return rows.map(({ name }) => name);
}
