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

  await expect.poll(() => [...done].sort(), { timeout: 15_000 }).toEqual(['first', 'second']);
  expect(failures).toBe(1);
  await jobs.stop();
});
