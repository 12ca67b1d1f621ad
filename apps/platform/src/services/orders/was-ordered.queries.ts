import { sql } from 'drizzle-orm';
import { idArray } from '../../kernel/database/recordset.ts';
import type { OrderedProducts } from '../../kernel/ordered-products.ts';

/** Whether one of some products stands in an order. */
export const wasOrdered: OrderedProducts = async (ctx, ids) => {
  const { rows } = await ctx.db.execute(
    sql`select from order_items where site_id = ${ctx.site.id} and product_id = any(${idArray(ids)}) limit 1`,
  );
  return rows.length > 0;
};
