import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { users } from '#platform/services/people/account/user.tables.ts';
import { boughtBy, personWithId, rowsOfPerson } from '#platform/services/segments/index.ts';
import type { OrderRow } from '../order.queries.ts';
import { beginsWithWaiting, waits, waitsNot } from '../staff/list-orders.queries.ts';
import { conditions, type OrderFilters } from '../staff/staff-orders.queries.ts';
import { orderNotes } from './order-notes.tables.ts';

const name = sql<string>`coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email}, '')`;

/** Notes about an order, the newest first, each with the name of the person who wrote it. */
export function listNotes(ctx: Ctx, orderId: number) {
  return ctx.db
    .select({ id: orderNotes.id, text: orderNotes.text, at: orderNotes.at, by: name })
    .from(orderNotes)
    .leftJoin(users, and(eq(users.siteId, ctx.site.id), eq(users.id, orderNotes.userId)))
    .where(and(eq(orderNotes.siteId, ctx.site.id), eq(orderNotes.orderId, orderId)))
    .orderBy(desc(orderNotes.id));
}

export async function insertNote(ctx: Ctx, orderId: number, text: string, userId: number): Promise<void> {
  await ctx.db.insert(orderNotes).values({ siteId: ctx.site.id, orderId, text, userId, at: ctx.now });
}

/** Removes a note; returns whether there was one. */
export async function deleteNote(ctx: Ctx, orderId: number, id: number): Promise<boolean> {
  const rows = await ctx.db
    .delete(orderNotes)
    .where(and(eq(orderNotes.siteId, ctx.site.id), eq(orderNotes.orderId, orderId), eq(orderNotes.id, id)))
    .returning({ id: orderNotes.id });
  return rows.length > 0;
}

/** How many places of a list are counted; further down nobody asks which one it is. */
export const placesCounted = 1000;

/**
 * The numbers before and after an order in a narrowed list (the newest first, or what waits for people before it), found
 * from its own place, and where it stands: both counts end behind `placesCounted`, however long the list is.
 */
export async function findNeighbours(ctx: Ctx, order: OrderRow, filters: OrderFilters) {
  const where = conditions(ctx, filters);
  const isParted = beginsWithWaiting(filters);
  const isWaiting = order.attention !== null;
  const [own, other] = isWaiting ? [waits, waitsNot] : [waitsNot, waits];
  const part = isParted ? and(where, own) : where;
  // Of the other part: what stands right above or below its own.
  const end = (way: SQL, isThere: boolean) =>
    isParted && isThere
      ? sql`(select slug from orders where ${and(where, other)} order by created_at ${way}, id ${way} limit 1)`
      : sql`null`;
  const above = isParted && !isWaiting ? sql`or ${other}` : sql``;
  const at = sql`(${order.createdAt.toISOString()}::timestamptz, ${order.id}::bigint)`;
  const { rows } = await ctx.db.execute<{
    before: string | null;
    after: string | null;
    above: number;
    total: number;
  }>(sql`
    select
      coalesce((select slug from orders where ${part} and (created_at, id) > ${at} order by created_at, id limit 1),
        ${end(sql`asc`, !isWaiting)}) as before,
      coalesce((select slug from orders where ${part} and (created_at, id) < ${at}
        order by created_at desc, id desc limit 1), ${end(sql`desc`, isWaiting)}) as after,
      (select count(*)::int from (select from orders where ${where}
        and ((${isParted ? own : sql`true`} and (created_at, id) > ${at}) ${above}) limit ${placesCounted + 1}) counted) as above,
      (select count(*)::int from (select from orders where ${where} limit ${placesCounted + 1}) counted) as total`);
  return rows[0] ?? { before: null, after: null, above: 0, total: 0 };
}

/** What the buyer of an order has bought so far, in the main currency of the shop. */
export async function sumUpBuyer(ctx: Ctx, userId: number): Promise<{ orders: number; spent: number }> {
  const { rows } = await ctx.db.execute<{ orders: number; spent: string }>(sql`
    select b.orders, b.spent from users u cross join lateral ${boughtBy(rowsOfPerson)} b
    where u.id = ${personWithId(ctx.site.id, userId)}`);
  return { orders: rows[0]?.orders ?? 0, spent: Number(rows[0]?.spent ?? 0) };
}

/** Colleagues whose roles let them deal with orders, and the tags that are in use. */
export async function listPeopleAndTags(ctx: Ctx) {
  const { rows: people } = await ctx.db.execute<{ id: string; name: string }>(sql`
    select u.id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name from users u
    where u.site_id = ${ctx.site.id} and u.is_backoffice_user and u.is_active and exists (
      select from user_roles r join role_permissions p on p.role_id = r.role_id
      where r.user_id = u.id and p.permission in ('orders.edit', 'orders.read'))
    order by name limit 200`);
  const { rows: tags } = await ctx.db.execute<{ tag: string }>(sql`
    select distinct unnest(tags) as tag from (select tags from orders
      where site_id = ${ctx.site.id} and tags <> '{}' order by created_at desc limit 1000) o order by tag limit 200`);
  return {
    people: people.map((one) => ({ id: Number(one.id), name: one.name })),
    tags: tags.map(({ tag }) => tag),
  };
}
