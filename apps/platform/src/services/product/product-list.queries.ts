import { sql } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context.ts';

/** Stores of the site that have prices of their own. */
export async function listPriceStores(ctx: Ctx): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ store_id: number }>(
    sql`select store_id from price_stores where site_id = ${ctx.site.id} order by store_id`,
  );
  return rows.map((row) => row.store_id);
}

/** Products whose prices were to change by now, those that waited longest first. */
export async function listDue(ctx: Ctx, limit: number): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ product_id: number }>(sql`
    select product_id from product_list
    where site_id = ${ctx.site.id} and prices_change_at <= ${ctx.now}::timestamptz
    order by prices_change_at limit ${limit}`);
  return [...new Set(rows.map((row) => row.product_id))];
}

/** Ids of the site's products above one id, in order. */
export async function listProductIds(ctx: Ctx, above: number, limit: number): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select id from products where site_id = ${ctx.site.id} and id > ${above} order by id limit ${limit}`);
  return rows.map(({ id }) => id);
}
