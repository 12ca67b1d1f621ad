import { getNewCartSession } from '@izlog/contract/ecommerce/cart/cart-session';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { startPlatform, platformTest as test } from '#test/kit.ts';
import { openDatabase } from './db.ts';

test('a connection that breaks within a transaction fails that transaction and nothing else', async ({
  platform,
}) => {
  const errors: Error[] = [];
  const { connectionString } = platform;
  const open = () =>
    openDatabase({
      connectionString,
      max: 1,
      statementTimeout: 5000,
      onError: (error) => errors.push(error),
    });
  const [database, other] = [open(), open()];

  const work = database.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await other.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    await tx.execute(sql`select 1`);
  });

  await expect(work).rejects.toThrow();
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await Promise.all([database.end(), other.end()]);
});

test('[REL-08] a connection that the server cuts off while the pool closes is not told as lost', async ({
  platform,
}) => {
  const errors: Error[] = [];
  const { connectionString } = platform;
  const open = (onError: (error: Error) => void) =>
    openDatabase({ connectionString, max: 1, statementTimeout: 5000, onError });
  const [database, other] = [open((error) => errors.push(error)), open(() => {})];
  const client = await database.pool.connect();
  const cutOff = new Promise((resolve) => client.once('error', resolve));
  const { rows } = await client.query('select pg_backend_pid() as pid');

  const ended = database.end();
  await other.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);

  expect(await cutOff).toMatchObject({ code: '57P01' });
  client.release();
  await Promise.all([ended, other.end()]);
  expect(errors).toEqual([]);
});

test('a database that is frozen is left after a while: calls are answered, and the next ones find it again', async () => {
  const { platform, stop } = await startPlatform({ STATEMENT_TIMEOUT_MS: '1000', DATABASE_POOL: '3' });
  const open = () => platform.refusal(getNewCartSession, {});
  const { rows } = await platform.kernel.database.db.execute<{ pid: number }>(
    sql`select pg_backend_pid() as pid`,
  );
  const pid = rows[0]?.pid ?? 0;

  process.kill(pid, 'SIGSTOP');
  try {
    const started = performance.now();
    expect(await open()).toMatchObject({ status: 503, code: 'OVERLOADED' });
    expect(performance.now() - started).toBeLessThan(20_000);
  } finally {
    process.kill(pid, 'SIGCONT');
  }

  expect((await platform.call(getNewCartSession, {})).id).toBeGreaterThan(0);
  await stop();
});

test('another server plans as ours does: nothing is compiled anew each time, and a look into an index is cheap', async ({
  platform,
}) => {
  const { db, aside } = platform.kernel.database;

  for (const connections of [db, aside.db]) {
    const { rows } = await connections.execute(
      sql`select name, setting, source from pg_settings where name in ('jit', 'random_page_cost') order by name`,
    );
    expect(rows).toEqual([
      { name: 'jit', setting: 'off', source: 'client' },
      { name: 'random_page_cost', setting: '1.1', source: 'client' },
    ]);
  }
});
