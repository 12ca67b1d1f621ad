import { sql } from 'drizzle-orm';
import { idArray } from '#platform/kernel/database/recordset.ts';
import type { HoldingCarts } from '#platform/kernel/holding-carts.ts';

/** Open carts, and drafts of staff, that hold one of some products. */
export const countHolding: HoldingCarts = async (ctx, ids) => {
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(distinct c.id)::int as count from cart_items i join carts c on c.id = i.cart_id
    where i.site_id = ${ctx.site.id} and i.product_id = any(${idArray(ids)}) and c.status in ('open', 'draft')`);
  return rows[0]?.count ?? 0;
};
