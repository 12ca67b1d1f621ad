import { sql } from 'drizzle-orm';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { pricesFollow } from './prices-follow.queries.ts';

/** Most products of one transaction, so that nobody waits long. */
const batch = 200;

/** Registers the job that, every minute, gives pieces back that were held for longer than they may (CART-033). */
export function defineExpiredStockJob(kernel: Kernel): void {
  kernel.jobs.define('product-release-stock', () => releaseExpiredStock(kernel, new Date()), '* * * * *');
}

/** Gives back the pieces of every site that were held until a moment before `now`. */
export async function releaseExpiredStock(kernel: Kernel, now: Date): Promise<void> {
  const { rows } = await kernel.database.db.execute<{ site_id: number }>(
    sql`select distinct site_id from stock_reservations where expires_at <= ${now}::timestamptz`,
  );
  for (const { site_id: siteId } of rows) {
    const ctx = await jobContext(kernel, siteId, 'product-release-stock', now);
    while (ctx && (await releaseSome(ctx)) > 0);
  }
}

/** Gives back the pieces of a site that were held until now, of 200 products at most; answers of how many. */
export function releaseSome(outer: Ctx): Promise<number> {
  return inTransaction(outer, async (ctx) => {
    // Levels first and in the order of their ids, as every buyer locks them.
    const { rows } = await ctx.db.execute<{ product_id: number }>(sql`
      select product_id from stock_levels where product_id in (
        select product_id from stock_reservations
        where site_id = ${ctx.site.id} and expires_at <= ${ctx.now}::timestamptz limit ${batch})
      order by product_id for update`);
    const ids = rows.map((row) => row.product_id);
    if (ids.length === 0) return 0;
    await ctx.db.execute(sql`
      with gone as (
        delete from stock_reservations
        where product_id = any(${idArray(ids)}) and expires_at <= ${ctx.now}::timestamptz
        returning product_id, quantity
      )
      update stock_levels s set reserved = s.reserved - g.pieces
      from (select product_id, sum(quantity)::int as pieces from gone group by product_id) g
      where s.product_id = g.product_id`);
    await pricesFollow(ctx, ids);
    await catalogueChanged(ctx, ids);
    return ids.length;
  });
}
