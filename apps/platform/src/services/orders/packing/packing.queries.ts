import { type filterPacking, goneDays, goneStates } from '@izlog/contract/ecommerce/orders/order-packing';
import { sendableStates } from '@izlog/contract/ecommerce/orders/order-states';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { OrderRow } from '../order.queries.ts';
import { orders } from '../order.tables.ts';
import { conditions } from '../staff/staff-orders.queries.ts';

/** Orders of the site by id, in the order of their numbers. */
export function listOrdersById(ctx: Ctx, ids: readonly number[]): Promise<OrderRow[]> {
  return ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.siteId, ctx.site.id), inArray(orders.id, [...ids])))
    .orderBy(asc(orders.createdAt), asc(orders.id));
}

/** A page of what is to be sent, or of what left lately, with how many there are. */
export async function listToPack(
  ctx: Ctx,
  { search, part, page, limit }: EndpointParsed<typeof filterPacking>,
): Promise<{ rows: OrderRow[]; total: number }> {
  const isGone = part === 'gone';
  const where = and(
    conditions(ctx, search ? { search } : {}),
    inArray(orders.state, [...(isGone ? goneStates : sendableStates)]),
    // Of files alone nothing is packed.
    sql`exists (select from order_items i where i.site_id = ${ctx.site.id} and i.order_id = ${orders.id}
      and not i.is_digital and i.refunded_quantity < i.quantity)`,
    isGone ? gt(orders.createdAt, new Date(ctx.now.getTime() - goneDays * 86_400_000)) : undefined,
  );
  const way = isGone ? desc : asc;
  const [counted] = await ctx.db.select({ total: count() }).from(orders).where(where);
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(where)
    .orderBy(way(orders.createdAt), way(orders.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: counted?.total ?? 0 };
}
