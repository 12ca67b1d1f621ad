import type { TestPlatform } from './kit.ts';

/** Statements that a piece of work sends to the database, those that begin and end transactions included. */
export async function countStatements(platform: TestPlatform, work: () => Promise<unknown>): Promise<number> {
  const client = await platform.kernel.database.pool.connect();
  const { prototype } = client.constructor as { prototype: { query: (...args: unknown[]) => unknown } };
  client.release();
  const original = prototype.query;
  let statements = 0;
  prototype.query = function counted(this: unknown, ...args: unknown[]) {
    statements++;
    return original.apply(this, args);
  };
  try {
    await work();
  } finally {
    prototype.query = original;
  }
  return statements;
}
