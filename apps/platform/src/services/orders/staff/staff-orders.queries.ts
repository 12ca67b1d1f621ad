import type { filterOrders } from '@izlog/contract/ecommerce/orders/order-staff';
import { sendableStates, unowedStates } from '@izlog/contract/ecommerce/orders/order-states';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import {
  and,
  arrayContains,
  asc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { bareWord, phonePattern } from '#platform/kernel/database/typed-patterns.ts';
import { users } from '#platform/services/people/account/user.tables.ts';
import type { OrderRow } from '../order.queries.ts';
import { orderEvents, orders } from '../order.tables.ts';
import { refunds } from '../payment/payment.tables.ts';
import { countsAsSale } from '../sale.queries.ts';
import { issuedConditions } from './issued-orders.queries.ts';

export type OrderFilters = Omit<EndpointParsed<typeof filterOrders>, 'page' | 'limit'>;

/** Orders that match and come after `lastId` in the order of their ids, for files of any length. */
export function listOrdersAfter(
  ctx: Ctx,
  filters: OrderFilters,
  lastId: number,
  limit: number,
): Promise<OrderRow[]> {
  return ctx.db
    .select()
    .from(orders)
    .where(and(conditions(ctx, filters), sql`${orders.id} > ${lastId}`))
    .orderBy(asc(orders.id))
    .limit(limit);
}

export function conditions(
  ctx: Ctx,
  { search, state, kind, from, to, attention, assignee, tag, ...more }: OrderFilters,
): SQL | undefined {
  const isOfRefunds = more.refunded === 'true';
  const isPlaced = !isOfRefunds && !more.issued;
  const refunded = sql`exists (select from refunds r where r.order_id = ${orders.id} and r.done_at is not null
    ${isOfRefunds && from ? sql`and r.done_at >= ${from}::timestamptz` : sql``}
    ${isOfRefunds && to ? sql`and r.done_at < ${to}::timestamptz` : sql``})`;
  return and(
    eq(orders.siteId, ctx.site.id),
    state ? eq(orders.state, state) : undefined,
    kind ? eq(orders.paymentKind, kind) : undefined,
    from && isPlaced ? gte(orders.createdAt, new Date(from)) : undefined,
    to && isPlaced ? lt(orders.createdAt, new Date(to)) : undefined,
    more.refunded === undefined ? undefined : isOfRefunds ? refunded : sql`not ${refunded}`,
    attention === 'true' ? isNotNull(orders.attention) : undefined,
    attention === 'false' ? isNull(orders.attention) : undefined,
    assignee ? eq(orders.assigneeId, assignee) : undefined,
    tag ? arrayContains(orders.tags, [tag]) : undefined,
    more.sold === 'true' ? countsAsSale('orders') : undefined,
    more.sold === 'false' ? sql`not (${countsAsSale('orders')})` : undefined,
    more.unsent === 'true' ? inArray(orders.state, [...sendableStates]) : undefined,
    more.unsent === 'false' ? notInArray(orders.state, [...sendableStates]) : undefined,
    more.overdue === 'true' ? isOverdue(ctx) : undefined,
    more.overdue === 'false' ? sql`not (${isOverdue(ctx)})` : undefined,
    more.product
      ? sql`exists (select from order_items i
          where i.site_id = ${ctx.site.id} and i.order_id = ${orders.id} and i.product_id = ${more.product})`
      : undefined,
    more.category
      ? sql`exists (select from order_items i join products p on p.id = i.product_id and p.site_id = ${ctx.site.id}
          where i.site_id = ${ctx.site.id} and i.order_id = ${orders.id} and ${more.category} = (
            select pc.category_id from product_categories pc where pc.product_id = coalesce(p.parent_id, p.id)
            order by pc.position, pc.category_id limit 1))`
      : undefined,
    more.country
      ? sql`coalesce(nullif(${orders.deliveryAddress}->>'country', ''), ${orders.billingAddress}->>'country') = ${more.country}`
      : undefined,
    ...issuedConditions(ctx, { ...more, from, to }),
    search ? matches(ctx, search) : undefined,
  );
}

/** What was bought on invoice, is not paid, and should have been. */
export const isOverdue = ({ now }: Pick<Ctx, 'now'>): SQL => sql`(${orders.paymentKind} = 'hpf'
  and ${orders.paidAt} is null and coalesce(${orders.dueAt} < ${now.toISOString()}::timestamptz, false)
  and ${notInArray(orders.state, [...unowedStates])})`;

/**
 * Every word is in the number, the e-mail or the name of the buyer or the company, in a street or town, or in the name or SKU
 * of a line (its signs left out or not); or the whole is a telephone number or a SKU of it, however it was typed.
 */
function matches(ctx: Ctx, search: string): SQL | undefined {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 6);
  const named = and(...words.map(hasWord));
  const whole = words.length > 1 ? typedOtherwise(search) : [];
  return sql`${orders.id} in (
    select f.order_id from order_finds f where f.site_id = ${ctx.site.id} and ${or(named, ...whole)})`;
}

const hasWord = (word: string): SQL | undefined =>
  or(sql`f.words like '%' || izlog_like(${word}) || '%'`, ...typedOtherwise(word));

/** Telephone numbers and SKUs lie there without their signs too. */
function typedOtherwise(text: string): SQL[] {
  const [phone, bare] = [phonePattern(text), bareWord(text)];
  return [
    ...(phone ? [sql`f.words like ${phone}`] : []),
    ...(bare ? [sql`f.words like '%' || izlog_bare(${bare}) || '%'`] : []),
  ];
}

/** Names of staff by their ids. */
export async function namesOf(ctx: Ctx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: users.id, name: nameOf })
    .from(users)
    .where(and(eq(users.siteId, ctx.site.id), inArray(users.id, [...ids]), users.isBackofficeUser));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const nameOf = sql<string>`coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email})`;

/** What happened to an order, the first event first, each with the name of the member of staff who did it. */
export function listSignedEvents(ctx: Ctx, orderId: number) {
  const { kind, state, note, amount, at, userId } = orderEvents;
  return ctx.db
    .select({
      kind,
      state,
      note,
      amount,
      at,
      userId,
      by: sql<string>`case when ${users.isBackofficeUser} then ${nameOf} else '' end`,
    })
    .from(orderEvents)
    .leftJoin(users, and(eq(users.siteId, ctx.site.id), eq(users.id, userId)))
    .where(and(eq(orderEvents.siteId, ctx.site.id), eq(orderEvents.orderId, orderId)))
    .orderBy(asc(orderEvents.id));
}

export type RefundRow = typeof refunds.$inferSelect;

/** Refunds of an order, the first one first. */
export function listRefunds(ctx: Ctx, orderId: number): Promise<RefundRow[]> {
  return ctx.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.siteId, ctx.site.id), eq(refunds.orderId, orderId)))
    .orderBy(asc(refunds.id));
}

/** The refund that was asked for under a key. */
export async function findRefund(ctx: Ctx, orderId: number, key: string): Promise<RefundRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.siteId, ctx.site.id), eq(refunds.orderId, orderId), eq(refunds.key, key)));
  return row;
}

export async function insertRefund(
  ctx: Ctx,
  row: Omit<typeof refunds.$inferInsert, 'siteId'>,
): Promise<RefundRow> {
  const [made] = await ctx.db
    .insert(refunds)
    .values({ ...row, siteId: ctx.site.id, createdAt: ctx.now })
    .returning();
  if (!made) throw new Error('the refund was not kept');
  return made;
}

export async function updateRefund(
  ctx: Ctx,
  id: number,
  changes: Partial<typeof refunds.$inferInsert>,
): Promise<void> {
  await ctx.db
    .update(refunds)
    .set(changes)
    .where(and(eq(refunds.siteId, ctx.site.id), eq(refunds.id, id)));
}
