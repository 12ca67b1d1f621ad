import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Ctx } from '../context.ts';

/**
 * Does work whose statements look up some rows for each of many: always by the index. The planner thinks that reading a
 * table of three pages whole is as cheap as one look into its index, and then does it a thousand times. Holds within the
 * transaction of the call and ends with the work; without a transaction the planner decides.
 */
export async function byIndex<T>(ctx: Ctx, work: () => Promise<T>): Promise<T> {
  if (!is(ctx.db, PgTransaction)) return work();
  await ctx.db.execute('set local enable_seqscan = off');
  const result = await work();
  await ctx.db.execute('set local enable_seqscan to default');
  return result;
}
