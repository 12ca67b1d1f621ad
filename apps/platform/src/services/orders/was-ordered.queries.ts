import { sql } from 'drizzle-orm';
import { idArray } from '#platform/kernel/database/recordset.ts';
import type { OrderedMethods } from '#platform/kernel/ordered-methods.ts';
import type { OrderedProducts } from '#platform/kernel/ordered-products.ts';

/** Whether one of some products stands in an order. */
export const wasOrdered: OrderedProducts = async (ctx, ids) => {
  const { rows } = await ctx.db.execute(
    sql`select from order_items where site_id = ${ctx.site.id} and product_id = any(${idArray(ids)}) limit 1`,
  );
  return rows.length > 0;
};

/** Whether an order was paid or sent by a way. */
export const nameMethod: OrderedMethods = async (ctx, kind, id) => {
  const names =
    kind === 'payment' ? sql`payment_method_id = ${id}` : sql`(delivery_method ->> 'id')::bigint = ${id}`;
  const { rows } = await ctx.db.execute(
    sql`select from orders where site_id = ${ctx.site.id} and ${names} limit 1`,
  );
  return rows.length > 0;
};
