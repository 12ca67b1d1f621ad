import type { OrderState } from '@izlog/contract/ecommerce/orders/order-states';
import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { recordset } from '#platform/kernel/database/recordset.ts';
import { sql as statement } from '#platform/kernel/database/statement.ts';
import { settleAfterCommit } from './e-invoices/e-invoice-payments.queries.ts';
import { type orderDownloads, orderEvents, orderItems, orders } from './order.tables.ts';
import { takeNumber } from './placing/order-number.queries.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof orderItems.$inferSelect;
export type OrderEventRow = typeof orderEvents.$inferSelect;
export type OrderDownloadRow = typeof orderDownloads.$inferSelect;

/** The order with this number on the site of the call; `lock` holds its row until the transaction ends. */
export async function findOrder(
  ctx: Ctx,
  slug: string,
  { lock = false } = {},
): Promise<OrderRow | undefined> {
  const query = ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.siteId, ctx.site.id), eq(orders.slug, slug)));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

export async function findOrderById(
  ctx: Ctx,
  id: number,
  { lock = false } = {},
): Promise<OrderRow | undefined> {
  const query = ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.siteId, ctx.site.id), eq(orders.id, id)));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

/** The order that a cart has become; its row is held until the transaction ends. */
export async function lockOrderOfCart(ctx: Ctx, cartId: number): Promise<OrderRow | undefined> {
  const [found] = await queryPrepared<{ id: number }>(
    ctx.db,
    statement`select id from orders where site_id = ${ctx.site.id} and cart_id = ${cartId} for update`,
  );
  // Nearly every cart has none.
  return found && findOrderById(ctx, found.id);
}

/** The id of an order that is about to be made, for what counts for it before it is there. */
export async function nextOrderId(ctx: Ctx): Promise<number> {
  const [row] = await queryPrepared<{ id: number }>(
    ctx.db,
    statement`select nextval(pg_get_serial_sequence('orders', 'id')) as id`,
  );
  if (!row) throw new Error('no id was given out');
  return row.id;
}

/**
 * Keeps a new order under the next number of a year. To be called last, with as little as can be after it: nobody else gets
 * a number until the transaction ends.
 */
export async function insertOrder(
  ctx: Ctx,
  {
    year,
    ...row
  }: Omit<typeof orders.$inferInsert, 'siteId' | 'slug'> & { id?: number | undefined; year: number },
): Promise<OrderRow> {
  const given = ctx.db.$with('given').as(takeNumber(ctx, 'order', year));
  // Six digits, more where a year has more orders.
  const slug = sql`(select ${`${year}-`}::text || lpad(last::text, greatest(6, length(last::text)), '0') from given)`;
  const [made] = await ctx.db
    .with(given)
    .insert(orders)
    .overridingSystemValue()
    .values({ ...row, slug, siteId: ctx.site.id, createdAt: ctx.now, updatedAt: ctx.now })
    .returning();
  if (!made) throw new Error('the order was not kept');
  return made;
}

export async function updateOrder(
  ctx: Ctx,
  id: number,
  changes: Partial<typeof orders.$inferInsert>,
): Promise<OrderRow> {
  const [row] = await ctx.db
    .update(orders)
    .set({ ...changes, updatedAt: ctx.now })
    .where(and(eq(orders.siteId, ctx.site.id), eq(orders.id, id)))
    .returning();
  if (!row) throw new Error(`order ${id} is gone`);
  if ('paidTotal' in changes || 'handedBack' in changes) await afterMoney(ctx, row);
  return row;
}

/** Payments of e-invoices, which companies alone have, are reported. */
async function afterMoney(ctx: Ctx, { id, company }: Pick<OrderRow, 'id' | 'company'>): Promise<void> {
  if (company) await settleAfterCommit(ctx, id);
}

/** Puts lines in the place of those an order had. */
export async function replaceItems(
  ctx: Ctx,
  orderId: number,
  items: ReadonlyArray<Omit<typeof orderItems.$inferInsert, 'siteId' | 'orderId' | 'position'>>,
  { isNew = false } = {},
): Promise<OrderItemRow[]> {
  if (!isNew) {
    await ctx.db
      .delete(orderItems)
      .where(and(eq(orderItems.siteId, ctx.site.id), eq(orderItems.orderId, orderId)));
  }
  // One parameter for all of them: a thousand of them, which an order of fifty lines has, take longer to write than to keep.
  const rows = items.map((item, position) => ({ ...item, position }));
  return queryPrepared<OrderItemRow>(
    ctx.db,
    statement`insert into order_items (order_id, site_id, position, cart_item_id, gift_promotion_id, product_id, name, language, sku, slug, media_id, quantity, unit_price,
        row, total, tax_rate, tax, taxes, is_digital, is_returnable, withdrawal_class, options, members, guarantee, chosen, pieces)
      select ${orderId}::bigint, ${ctx.site.id}::bigint, i.position, i."cartItemId", i."giftPromotionId", i."productId", i.name, i.language, i.sku, i.slug, i."mediaId", i.quantity,
        i."unitPrice", i.row, i.total, i."taxRate", i.tax, coalesce(i.taxes, '[]'), i."isDigital", i."isReturnable",
        coalesce(i."withdrawalClass", 'goods'), coalesce(i.options, '[]'), coalesce(i.members, '[]'), i.guarantee, i.chosen, i.pieces
      from ${recordset(
        rows,
        'i',
        `position int, "cartItemId" bigint, "giftPromotionId" bigint, "productId" bigint, name text, language text, sku text, slug text, "mediaId" bigint, quantity int, "unitPrice" bigint, row bigint,
        total bigint, "taxRate" int, tax bigint, taxes jsonb, "isDigital" boolean, "isReturnable" boolean, "withdrawalClass" text,
        options jsonb, members jsonb, guarantee jsonb, chosen jsonb, pieces jsonb`,
      )} order by i.position
      returning id, order_id as "orderId", site_id as "siteId", position, cart_item_id as "cartItemId", gift_promotion_id as "giftPromotionId", product_id as "productId", name, language, sku, slug, media_id as "mediaId",
        quantity, unit_price as "unitPrice", row, total, tax_rate as "taxRate", tax, taxes, is_digital as "isDigital",
        is_returnable as "isReturnable", withdrawal_class as "withdrawalClass", options, members, guarantee, chosen, pieces,
        refunded_quantity as "refundedQuantity"`,
  );
}

export function listItems(ctx: Ctx, orderIds: readonly number[]): Promise<OrderItemRow[]> {
  return ctx.db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.siteId, ctx.site.id), inArray(orderItems.orderId, [...orderIds])))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position));
}

export async function insertEvent(
  ctx: Ctx,
  event: {
    orderId: number;
    kind: OrderEventRow['kind'];
    state?: OrderState;
    note?: string;
    amount?: number;
    userId?: number;
  },
): Promise<void> {
  const { orderId, kind, state = null, note = '', amount = null, userId = null } = event;
  await queryPrepared(
    ctx.db,
    statement`insert into order_events (site_id, order_id, kind, state, note, amount, user_id, at)
      values (${ctx.site.id}, ${orderId}, ${kind}, ${state}, ${note}, ${amount}, ${userId},
        ${ctx.now.toISOString()}::timestamptz)`,
  );
}

/** Whether an order was placed again, or moved, after a moment. */
export async function hasMovedSince(ctx: Ctx, orderId: number, since: Date): Promise<boolean> {
  const moved = and(
    eq(orderEvents.siteId, ctx.site.id),
    eq(orderEvents.orderId, orderId),
    eq(orderEvents.kind, 'state'),
    gt(orderEvents.at, since),
  );
  return (await ctx.db.$count(orderEvents, moved)) > 0;
}

export function listEvents(ctx: Ctx, orderId: number): Promise<OrderEventRow[]> {
  return ctx.db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.siteId, ctx.site.id), eq(orderEvents.orderId, orderId)))
    .orderBy(asc(orderEvents.id));
}

/** Orders of a customer, who may be several rows, the newest first, with how many there are. */
export async function listOwnOrders(ctx: Ctx, userIds: readonly number[], page: number, limit: number) {
  const own = and(eq(orders.siteId, ctx.site.id), inArray(orders.userId, [...userIds]));
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(own)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const total = await ctx.db.$count(orders, own);
  return { rows, total };
}

/** Orders of all sites whose time for payment is over, and those to be reminded of it. */
export async function listDueOrders(db: Db, now: Date, limit: number) {
  const fields = { siteId: orders.siteId, id: orders.id };
  const expired = await db
    .select(fields)
    .from(orders)
    .where(lte(orders.expiresAt, now))
    .orderBy(asc(orders.expiresAt))
    .limit(limit);
  const toRemind = await db
    .select(fields)
    .from(orders)
    .where(lte(orders.remindAt, now))
    .orderBy(asc(orders.remindAt))
    .limit(limit);
  return { expired, toRemind };
}

/** Adds to what was paid for an order. */
export async function addPaid(ctx: Ctx, id: number, amount: number): Promise<void> {
  const [row] = await ctx.db
    .update(orders)
    .set({ paidTotal: sql`${orders.paidTotal} + ${amount}`, updatedAt: ctx.now })
    .where(and(eq(orders.siteId, ctx.site.id), eq(orders.id, id)))
    .returning({ id: orders.id, company: orders.company });
  if (row) await afterMoney(ctx, row);
}

/** Counts pieces of lines as refunded, or (`sign` -1) as not; what is announced beside them is held to what was bought. */
export async function setRefundedQuantity(
  ctx: Ctx,
  orderId: number,
  items: ReadonlyArray<{ itemId: number; quantity: number }>,
  sign: 1 | -1,
): Promise<void> {
  if (items.length === 0) return;
  await ctx.db.execute(sql`
    with changed as (
      update order_items i set refunded_quantity = i.refunded_quantity + ${sign}::int * r.quantity
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as r("itemId" bigint, quantity int)
      where i.id = r."itemId" and i.order_id = ${orderId} and i.site_id = ${ctx.site.id}
      returning i.id, i.refunded_quantity)
    update order_return_counts c set refunded = changed.refunded_quantity from changed where c.item_id = changed.id`);
}
