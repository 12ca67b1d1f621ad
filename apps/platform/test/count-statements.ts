import { AsyncLocalStorage } from 'node:async_hooks';
import type { TestPlatform } from './kit.ts';

/** Set while the counted work runs; what the job queue sends by its own clock meanwhile is not the work's. */
const recorded = new AsyncLocalStorage<string[]>();

/** Statements that a piece of work sends to the database, those that begin and end transactions included. */
export async function countStatements(platform: TestPlatform, work: () => Promise<unknown>): Promise<number> {
  return (await recordStatements(platform, work)).length;
}

/** The texts of the same statements, in their order. */
export async function recordStatements(
  platform: TestPlatform,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const client = await platform.kernel.database.pool.connect();
  const { prototype } = client.constructor as { prototype: { query: (...args: unknown[]) => unknown } };
  client.release();
  const original = prototype.query;
  const texts: string[] = [];
  prototype.query = function query(this: unknown, ...args: unknown[]) {
    recorded.getStore()?.push(textOf(args[0]));
    return original.apply(this, args);
  };
  try {
    await recorded.run(texts, work);
  } finally {
    prototype.query = original;
  }
  return texts;
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown }).text);
