import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';

/**
 * Holds products of the site, in order, until the transaction ends: nobody else changes their words or prices meanwhile.
 * Returns the call as it goes on, at a moment that is not before their last price was written: who waited for a colleague
 * would else read the prices of before, and write over what was saved meanwhile (OFFICE-03, OFFICE-07).
 *
 * @param more With `variants`, theirs too; with `stock`, their levels: a sale meanwhile would be written over.
 */
export async function holdProducts(
  ctx: Ctx,
  ids: readonly number[],
  more: { variants?: boolean; stock?: boolean } = {},
): Promise<Ctx> {
  const these = sql`p.site_id = ${ctx.site.id} and (p.id = any(${idArray(ids)})
    ${more.variants ? sql`or p.parent_id = any(${idArray(ids)})` : sql``})`;
  await ctx.db.execute(sql`select p.id from products p where ${these} order by p.id for update`);
  if (more.stock)
    await ctx.db.execute(sql`select s.product_id from stock_levels s
      where s.product_id in (select p.id from products p where ${these}) order by s.product_id for update`);
  return afterPrices(ctx, these);
}

/** The call at a moment that is not before the last price of held products was written. */
export const afterPricesOf = (ctx: Ctx, ids: readonly number[]): Promise<Ctx> =>
  afterPrices(ctx, sql`p.id = any(${idArray(ids)})`);

async function afterPrices(ctx: Ctx, these: SQL): Promise<Ctx> {
  const { rows } = await ctx.db.execute<{ at: string | null }>(sql`
    select max(j.created_at) as at from products p join product_prices j on j.product_id = p.id
    where ${these} and j.created_at > ${ctx.now}::timestamptz`);
  const at = rows[0]?.at;
  return at ? { ...ctx, now: new Date(at) } : ctx;
}
