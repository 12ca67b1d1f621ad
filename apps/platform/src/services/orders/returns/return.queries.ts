import { openReturnStates, type ReturnState } from '@izlog/contract/ecommerce/returns/return-states';
import { and, asc, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { orderDrafts } from '../drafts/draft.tables.ts';
import { orders } from '../order.tables.ts';
import { orderReturnCounts, orderReturnLines, orderReturnPictures, orderReturns } from './return.tables.ts';

export type ReturnRow = typeof orderReturns.$inferSelect;
export type ReturnLineRow = typeof orderReturnLines.$inferSelect;
export type ReturnPictureRow = typeof orderReturnPictures.$inferSelect;

const open = [...openReturnStates];

/** A return by its number. Lock the order first: it holds everybody who changes its returns. */
export async function findReturn(ctx: Ctx, number: string): Promise<ReturnRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(orderReturns)
    .where(and(eq(orderReturns.siteId, ctx.site.id), eq(orderReturns.number, number)));
  return row;
}

export async function findReturnById(ctx: Ctx, id: number): Promise<ReturnRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(orderReturns)
    .where(and(eq(orderReturns.siteId, ctx.site.id), eq(orderReturns.id, id)));
  return row;
}

/** The return whose replacement a draft is. */
export async function findReplaced(ctx: Ctx, draftId: number): Promise<ReturnRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(orderReturns)
    .where(and(eq(orderReturns.siteId, ctx.site.id), eq(orderReturns.replacementDraftId, draftId)));
  return row;
}

/** Returns of orders, the oldest first. */
export function listReturnsOf(ctx: Ctx, orderIds: readonly number[]): Promise<ReturnRow[]> {
  return ctx.db
    .select()
    .from(orderReturns)
    .where(and(eq(orderReturns.siteId, ctx.site.id), inArray(orderReturns.orderId, [...orderIds])))
    .orderBy(asc(orderReturns.id));
}

/** Lines of returns, in the order they were announced. */
export function listReturnLines(ctx: Ctx, returnIds: readonly number[]): Promise<ReturnLineRow[]> {
  if (returnIds.length === 0) return Promise.resolve([]);
  return ctx.db
    .select()
    .from(orderReturnLines)
    .where(and(eq(orderReturnLines.siteId, ctx.site.id), inArray(orderReturnLines.returnId, [...returnIds])))
    .orderBy(asc(orderReturnLines.id));
}

/** A line of an open return, and whether a draft is there by which its pieces are sent again. */
export type AnnouncedLine = ReturnLineRow & { isReplaced: boolean };

/** Lines of the open returns of an order, those announced first first. */
export async function listAnnouncedLines(ctx: Ctx, orderId: number): Promise<AnnouncedLine[]> {
  const rows = await ctx.db
    .select({
      line: orderReturnLines,
      isReplaced: sql<boolean>`exists (select 1 from ${orderDrafts} where ${orderDrafts.id} = ${orderReturns.replacementDraftId})`,
    })
    .from(orderReturnLines)
    .innerJoin(orderReturns, eq(orderReturns.id, orderReturnLines.returnId))
    .where(
      and(
        eq(orderReturns.siteId, ctx.site.id),
        eq(orderReturns.orderId, orderId),
        inArray(orderReturns.state, open),
      ),
    )
    .orderBy(asc(orderReturnLines.id));
  return rows.map(({ line, isReplaced }) => ({ ...line, isReplaced }));
}

export async function insertReturn(
  ctx: Ctx,
  row: Omit<typeof orderReturns.$inferInsert, 'siteId'>,
  lines: ReadonlyArray<{ itemId: number; quantity: number }>,
): Promise<ReturnRow> {
  const [made] = await ctx.db
    .insert(orderReturns)
    .values({ ...row, siteId: ctx.site.id, updatedAt: ctx.now })
    .returning();
  if (!made) throw new Error('the return was not kept');
  await ctx.db
    .insert(orderReturnLines)
    .values(lines.map((line) => ({ ...line, siteId: ctx.site.id, returnId: made.id })));
  await countAnnounced(ctx, row.orderId, lines, 1);
  return made;
}

export async function updateReturn(
  ctx: Ctx,
  id: number,
  changes: Partial<typeof orderReturns.$inferInsert>,
): Promise<ReturnRow> {
  const [row] = await ctx.db
    .update(orderReturns)
    .set({ ...changes, updatedAt: ctx.now })
    .where(and(eq(orderReturns.siteId, ctx.site.id), eq(orderReturns.id, id)))
    .returning();
  if (!row) throw new Error(`return ${id} is gone`);
  return row;
}

export async function updateReturnLine(
  ctx: Ctx,
  id: number,
  changes: Partial<Pick<ReturnLineRow, 'received' | 'sound' | 'damaged' | 'lost' | 'restock' | 'refunded'>>,
): Promise<void> {
  await ctx.db
    .update(orderReturnLines)
    .set(changes)
    .where(and(eq(orderReturnLines.siteId, ctx.site.id), eq(orderReturnLines.id, id)));
}

/** Takes pieces off a line that has not arrived; a line of which nothing is left goes. */
export async function shortenReturnLine(
  ctx: Ctx,
  { id, quantity }: Pick<ReturnLineRow, 'id' | 'quantity'>,
  pieces: number,
): Promise<void> {
  const own = and(eq(orderReturnLines.siteId, ctx.site.id), eq(orderReturnLines.id, id));
  if (pieces < quantity)
    await ctx.db
      .update(orderReturnLines)
      .set({ quantity: quantity - pieces })
      .where(own);
  else await ctx.db.delete(orderReturnLines).where(own);
}

/**
 * Counts pieces of lines as announced, or (`sign` -1) as no longer. The database itself refuses more than was bought
 * (`order_return_counts_bought`), also where the caller forgot to lock the order. A program that knows nothing of returns
 * may have refunded pieces without counting them here: what ends is never refused for that.
 */
export async function countAnnounced(
  ctx: Ctx,
  orderId: number,
  pieces: ReadonlyArray<{ itemId: number; quantity: number }>,
  sign: 1 | -1,
): Promise<void> {
  const moved = pieces.filter(({ quantity }) => quantity > 0);
  if (moved.length === 0) return;
  const given = sql`jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as p("itemId" bigint, quantity int)`;
  await ctx.db.execute(sql`
    insert into order_return_counts (item_id, site_id, bought, announced, refunded)
    select i.id, i.site_id, i.quantity, 0, i.refunded_quantity from ${given}
      join order_items i on i.id = p."itemId" and i.order_id = ${orderId} and i.site_id = ${ctx.site.id}
    on conflict (item_id) do nothing`);
  const announced =
    sign === 1
      ? sql`c.announced + p.quantity`
      : sql`greatest(0, least(c.announced - p.quantity, i.quantity - i.refunded_quantity))`;
  await ctx.db.execute(sql`
    update order_return_counts c set bought = i.quantity, refunded = i.refunded_quantity, announced = ${announced}
    from ${given} join order_items i on i.id = p."itemId" and i.order_id = ${orderId} and i.site_id = ${ctx.site.id}
    where c.item_id = i.id`);
}

/** Pieces of each line of an order that are announced now. */
export async function announcedOf(ctx: Ctx, itemIds: readonly number[]): Promise<Map<number, number>> {
  if (itemIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({ itemId: orderReturnCounts.itemId, announced: orderReturnCounts.announced })
    .from(orderReturnCounts)
    .where(and(eq(orderReturnCounts.siteId, ctx.site.id), inArray(orderReturnCounts.itemId, [...itemIds])));
  return new Map(rows.map(({ itemId, announced }) => [itemId, announced]));
}

interface Filters {
  search?: string | undefined;
  part?: 'waiting' | 'open' | 'closed' | undefined;
  state?: ReturnState | undefined;
  orderSlug?: string | undefined;
}

function conditions(ctx: Ctx, { search, part, state, orderSlug }: Filters): SQL | undefined {
  const isOpen = inArray(orderReturns.state, open);
  return and(
    eq(orderReturns.siteId, ctx.site.id),
    state ? eq(orderReturns.state, state) : undefined,
    part === 'waiting' ? waits() : undefined,
    part === 'open' ? isOpen : undefined,
    part === 'closed' ? sql`not (${isOpen})` : undefined,
    orderSlug ? sql`${orderReturns.number} like izlog_like(${orderSlug}::text) || '-P%'` : undefined,
    search
      ? or(
          sql`izlog_fold(${orderReturns.number}) like '%' || izlog_like(${search}::text) || '%'`,
          sql`izlog_fold(${orderReturns.name}) like '%' || izlog_like(${search}::text) || '%'`,
        )
      : undefined,
  );
}

/** What the shop has to do something about: an answer, a check, money. */
const waits = () => and(inArray(orderReturns.state, open), sql`${orderReturns.dueAt} is not null`);

/** Returns with their orders, what is due first first, then what was announced last; and how many there are. */
export async function listReturns(
  ctx: Ctx,
  { page, limit, ...filters }: Filters & { page: number; limit: number },
) {
  const where = conditions(ctx, filters);
  const rows = await ctx.db
    .select({ row: orderReturns, order: orders })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.id, orderReturns.orderId))
    .where(where)
    .orderBy(sql`${orderReturns.dueAt} asc nulls last`, desc(orderReturns.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await ctx.db.$count(orderReturns, where) };
}

/** How many returns wait for the shop, since when, and when the first is due. */
export async function countWaiting(ctx: Ctx) {
  const [found] = await ctx.db
    .select({
      count: sql<number>`count(*)::int`,
      since: sql<string | null>`min(${orderReturns.requestedAt})`,
      until: sql<string | null>`min(${orderReturns.dueAt})`,
    })
    .from(orderReturns)
    .where(and(eq(orderReturns.siteId, ctx.site.id), waits()));
  return {
    count: found?.count ?? 0,
    since: found?.since ? new Date(found.since) : null,
    until: found?.until ? new Date(found.until) : null,
  };
}

/** Open returns of the site in which a code stands on a piece, or that are of an order. */
export async function listOpenWith(ctx: Ctx, code: string, limit: number): Promise<ReturnRow[]> {
  const ids = await ctx.db.execute<{ id: number }>(sql`
    select r.id::int as id from order_returns r join orders o on o.id = r.order_id
    where r.site_id = ${ctx.site.id} and r.state in (${sql.join(
      open.map((state) => sql`${state}`),
      sql`, `,
    )})
      and (o.slug = ${code} or exists (
        select from order_return_lines l join order_items i on i.id = l.item_id left join products p on p.id = i.product_id
        where l.return_id = r.id and (izlog_lower(i.sku) = izlog_lower(${code}) or p.barcode = ${code})))
    order by r.id desc limit ${limit}::int`);
  const found = ids.rows.map(({ id }) => id);
  if (found.length === 0) return [];
  return ctx.db
    .select()
    .from(orderReturns)
    .where(and(eq(orderReturns.siteId, ctx.site.id), inArray(orderReturns.id, found)))
    .orderBy(desc(orderReturns.id));
}

/** Lines of an order that a code stands on: their SKU as it was bought, or the product's SKU and EAN of today. */
export async function listItemsWith(ctx: Ctx, orderId: number, code: string): Promise<number[]> {
  const found = await ctx.db.execute<{ id: number }>(sql`
    select i.id::int as id from order_items i left join products p on p.id = i.product_id
    where i.site_id = ${ctx.site.id} and i.order_id = ${orderId}
      and (izlog_lower(i.sku) = izlog_lower(${code}) or izlog_lower(p.sku) = izlog_lower(${code}) or p.barcode = ${code})
    order by i.position`);
  return found.rows.map(({ id }) => id);
}

/** Returns of all sites that were approved and never sent. */
export function listUnsent(db: Db, now: Date, limit: number): Promise<{ siteId: number; id: number }[]> {
  return db
    .select({ siteId: orderReturns.siteId, id: orderReturns.id })
    .from(orderReturns)
    .where(
      and(
        eq(orderReturns.state, 'approved'),
        lt(orderReturns.sendUntil, now),
        isNull(orderReturns.withdrawalId),
      ),
    )
    .orderBy(asc(orderReturns.sendUntil))
    .limit(limit);
}

export function listPictures(ctx: Ctx, returnIds: readonly number[]): Promise<ReturnPictureRow[]> {
  if (returnIds.length === 0) return Promise.resolve([]);
  return ctx.db
    .select()
    .from(orderReturnPictures)
    .where(
      and(eq(orderReturnPictures.siteId, ctx.site.id), inArray(orderReturnPictures.returnId, [...returnIds])),
    )
    .orderBy(asc(orderReturnPictures.createdAt), asc(orderReturnPictures.id));
}

export async function insertPicture(
  ctx: Ctx,
  row: Omit<typeof orderReturnPictures.$inferInsert, 'siteId'>,
): Promise<void> {
  await ctx.db.insert(orderReturnPictures).values({ ...row, siteId: ctx.site.id, createdAt: ctx.now });
}

/** A picture with the return that it is of, on whichever site. */
export async function findPicture(
  db: Db,
  id: string,
): Promise<{ picture: ReturnPictureRow; row: ReturnRow } | undefined> {
  const [found] = await db
    .select({ picture: orderReturnPictures, row: orderReturns })
    .from(orderReturnPictures)
    .innerJoin(orderReturns, eq(orderReturns.id, orderReturnPictures.returnId))
    .where(eq(orderReturnPictures.id, id));
  return found;
}

export async function deletePictures(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(orderReturnPictures).where(inArray(orderReturnPictures.id, [...ids]));
}

/** Takes away rows of pictures whose buyer is forgotten; their files are the caller's. */
export async function deleteForgottenPictures(db: Db, limit: number): Promise<{ storageKey: string }[]> {
  const { rows } = await db.execute<{ storageKey: string }>(sql`
    delete from order_return_pictures where id in (
      select p.id from order_return_pictures p join order_returns r on r.id = p.return_id where r.contact = '' limit ${limit}::int)
    returning storage_key as "storageKey"`);
  return rows;
}
