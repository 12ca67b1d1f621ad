import type { OrderState } from '@izlog/contract/ecommerce/orders/order-states';
import { sql } from 'drizzle-orm';
import { idArray } from '#platform/kernel/database/recordset.ts';
import type { OrderedMethods } from '#platform/kernel/ordered-methods.ts';
import type { OrderedProducts } from '#platform/kernel/ordered-products.ts';
import type { ProductUser } from '#platform/kernel/product-uses.ts';

/** Whether one of some products stands in an order. */
export const wasOrdered: OrderedProducts = async (ctx, ids) => {
  const { rows } = await ctx.db.execute(
    sql`select from order_items where site_id = ${ctx.site.id} and product_id = any(${idArray(ids)}) limit 1`,
  );
  return rows.length > 0;
};

/** States of orders of which pieces are still to go out. */
const waiting = ['created', 'awaitingPayment', 'paid', 'processing'] satisfies OrderState[];

/** Numbers of the newest orders that wait to be sent with some products in them: they keep what was ordered. */
export const waitingWith: ProductUser = async (ctx, ids) => {
  const { rows } = await ctx.db.execute<{ slug: string; count: number }>(sql`
    select o.slug, count(*) over ()::int as count from orders o
    where o.site_id = ${ctx.site.id} and o.state = any(${sql.param([...waiting])}::text[])
      and o.id in (select i.order_id from order_items i
        where i.site_id = ${ctx.site.id} and i.product_id = any(${idArray(ids)}))
    order by o.id desc limit 5`);
  return { orders: rows.map(({ slug }) => slug), orderCount: rows[0]?.count ?? 0 };
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
