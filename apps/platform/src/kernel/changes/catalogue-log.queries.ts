import { sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';

/** Products written down in one row at most. */
const perRow = 2000;

/**
 * Writes down which products changed in the lists of the site (null: perhaps all of them), and forgets what is older
 * than a day. Indexes in memory read it when they see that the catalogue has another version.
 */
export async function logChanges(ctx: Ctx, productIds: readonly number[] | null): Promise<void> {
  const rows = productIds === null ? [null] : inBatches(productIds);
  for (const ids of rows) {
    await ctx.db.execute(sql`
      with old as (
        select ctid from catalogue_log where at < now() - interval '1 day' limit 100 for update skip locked
      ), gone as (
        delete from catalogue_log where ctid in (select ctid from old)
      )
      insert into catalogue_log (site_id, product_ids)
      values (${ctx.site.id}, ${ids === null ? null : sql.param([...ids])}::int[])`);
  }
}

function inBatches(ids: readonly number[]): number[][] {
  const batches: number[][] = [];
  for (let start = 0; start < ids.length; start += perRow) batches.push(ids.slice(start, start + perRow));
  return batches;
}
