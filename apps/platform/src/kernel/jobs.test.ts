import { pino } from 'pino';
import { expect } from 'vitest';
import { platformTest as test } from '../../test/kit.ts';
import { inTransaction } from './context.ts';
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
