import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { TestPlatform } from './kit.ts';

/**
 * Starts the pieces of work while another transaction holds what `lock` takes, each when those before it wait for a lock
 * or have settled, and then lets them go: so they meet at that place, in this order, whatever the machine is doing.
 */
export async function behindALock<T>(
  platform: TestPlatform,
  lock: SQL,
  works: ReadonlyArray<() => Promise<T>>,
): Promise<PromiseSettledResult<T>[]> {
  const client = new pg.Client({ connectionString: platform.connectionString });
  await client.connect();
  try {
    const db = drizzle({ client });
    await client.query('begin');
    await db.execute(lock);
    let settled = 0;
    const running: Promise<T>[] = [];
    for (const work of works) {
      const started = work();
      running.push(started);
      const count = () => settled++;
      started.then(count, count);
      while (settled + (await countWaiting(client)) < running.length) await new Promise(setImmediate);
    }
    await client.query('commit');
    return await Promise.allSettled(running);
  } finally {
    await client.end();
  }
}

async function countWaiting(client: pg.Client): Promise<number> {
  // Within a transaction the server shows what it saw first.
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ waiting: number }>(`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.waiting ?? 0;
}
