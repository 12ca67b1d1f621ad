import { and, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { productDownloads } from '#platform/services/catalogue/products/product.tables.ts';
import type { OrderDownloadRow, OrderRow } from '../order.queries.ts';
import { orderDownloads, orderItems, orders } from '../order.tables.ts';

/**
 * Gives an order the files of its e-products, once; members of bundles count as well. A variant has its own files and those
 * of the product that it is a variant of.
 */
export async function insertDownloads(
  ctx: Ctx,
  order: Pick<OrderRow, 'id'>,
  { days, times }: { days: number; times: number },
): Promise<void> {
  const expiresAt = new Date(ctx.now.getTime() + days * 86_400_000);
  const files = ctx.db
    .selectDistinctOn([orderItems.id, productDownloads.productId, productDownloads.position], {
      orderId: orderItems.orderId,
      itemId: sql<number>`${orderItems.id}`.as('item_id'),
      siteId: orderItems.siteId,
      name: productDownloads.name,
      mediaId: productDownloads.mediaId,
      url: productDownloads.url,
      left: sql<number>`${times}::int`.as('left'),
      expiresAt: sql<Date>`${expiresAt.toISOString()}::timestamptz`.as('expires_at'),
    })
    .from(orderItems)
    .innerJoin(
      productDownloads,
      and(
        eq(productDownloads.siteId, orderItems.siteId),
        sql`${productDownloads.productId} in (
          select unnest(array[p.id, p.parent_id]) from products p where p.id = ${orderItems.productId} or p.id in
          (select (piece->>'productId')::bigint from jsonb_array_elements(${orderItems.pieces}) piece))`,
      ),
    )
    .where(
      and(
        eq(orderItems.orderId, order.id),
        eq(orderItems.siteId, ctx.site.id),
        or(isNotNull(productDownloads.mediaId), isNotNull(productDownloads.url)),
        sql`not exists (select from ${orderDownloads} where ${orderDownloads.orderId} = ${order.id})`,
      ),
    );
  const rows = await files;
  if (rows.length > 0) await ctx.db.insert(orderDownloads).values(rows.map((row) => ({ ...row, expiresAt })));
}

export function listDownloads(ctx: Ctx, orderIds: readonly number[]): Promise<OrderDownloadRow[]> {
  return ctx.db
    .select()
    .from(orderDownloads)
    .where(and(eq(orderDownloads.siteId, ctx.site.id), inArray(orderDownloads.orderId, [...orderIds])))
    .orderBy(orderDownloads.id);
}

/** Counts one download and gives the file; undefined when none is left, the time is over, or the order came to nothing. */
export async function countDownload(ctx: Ctx, id: number): Promise<OrderDownloadRow | undefined> {
  const [row] = await ctx.db
    .update(orderDownloads)
    .set({ left: sql`${orderDownloads.left} - 1`, lastAt: ctx.now })
    .where(
      and(
        eq(orderDownloads.siteId, ctx.site.id),
        eq(orderDownloads.id, id),
        gt(orderDownloads.left, 0),
        gt(orderDownloads.expiresAt, ctx.now),
        sql`exists (select from ${orders} where ${orders.id} = ${orderDownloads.orderId}
          and ${orders.state} not in ('failed', 'cancelled', 'refunded'))`,
      ),
    )
    .returning();
  return row;
}
