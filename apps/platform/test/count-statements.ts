import { AsyncLocalStorage } from 'node:async_hooks';
import type { TestPlatform } from './kit.ts';

/** Set while the counted work runs; what the job queue sends by its own clock meanwhile is not the work's. */
const counted = new AsyncLocalStorage<{ statements: number }>();

/** Statements that a piece of work sends to the database, those that begin and end transactions included. */
export async function countStatements(platform: TestPlatform, work: () => Promise<unknown>): Promise<number> {
  const client = await platform.kernel.database.pool.connect();
  const { prototype } = client.constructor as { prototype: { query: (...args: unknown[]) => unknown } };
  client.release();
  const original = prototype.query;
  const count = { statements: 0 };
  prototype.query = function query(this: unknown, ...args: unknown[]) {
    const running = counted.getStore();
    if (running) running.statements++;
    return original.apply(this, args);
  };
  try {
    await counted.run(count, work);
  } finally {
    prototype.query = original;
  }
  return count.statements;
}
