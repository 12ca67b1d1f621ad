import { countedRecords } from '@izlog/contract/resource';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { OrderRow } from '../order.queries.ts';
import { orders } from '../order.tables.ts';
import { conditions, type OrderFilters } from './staff-orders.queries.ts';

/** One more than are counted says that there are more: nobody turns so many pages. */
const bound = countedRecords + 1;

/** A page of orders, with how many match; of a list that begins with what waits for people, how many of them do. */
export interface OrderPage {
  rows: OrderRow[];
  total: number;
  isMore: boolean;
  waiting: number | null;
}

/** Orders of the site that match, the newest first; those that people must look at before all others where that is asked. */
export async function listOrders(
  ctx: Ctx,
  filters: OrderFilters,
  page: number,
  limit: number,
): Promise<OrderPage> {
  const where = conditions(ctx, filters);
  const isParted = beginsWithWaiting(filters);
  const place = { limit, offset: (page - 1) * limit };
  const found = filters.search
    ? await findBySearch(ctx, where, isParted, place)
    : await countFound(ctx, where, isParted);
  const isMore = found.total >= bound;
  const ids =
    found.ids ?? (place.offset < found.total || isMore ? await listPage(ctx, where, isParted, place) : []);
  return {
    rows: await rowsOf(ctx, ids),
    total: Math.min(found.total, countedRecords),
    isMore,
    waiting: isParted ? found.waiting : null,
  };
}

/** How many orders each of some filters means, by its key, in one statement. */
export async function countEach(
  ctx: Ctx,
  filters: readonly (readonly [key: string, filters: OrderFilters])[],
): Promise<Record<string, number>> {
  const each = filters.map(
    ([key, one]) => sql`select ${key}::text as key, ${counted(conditions(ctx, one))} as count`,
  );
  const { rows } = await ctx.db.execute<{ key: string; count: number }>(sql.join(each, sql` union all `));
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]));
}

/** Whether a list has a part of what waits, and one of the others. */
export const beginsWithWaiting = ({ first, attention }: OrderFilters): boolean =>
  first === 'waiting' && attention === undefined;

export const waits = sql`${orders.attention} is not null`;
export const waitsNot = sql`${orders.attention} is null`;

interface Place {
  limit: number;
  offset: number;
}

/** How many match, as far as they are counted; `ids` of a page where the same statement found it. */
interface Found {
  total: number;
  waiting: number;
  ids: readonly number[] | null;
}

async function countFound(ctx: Ctx, where: SQL | undefined, isParted: boolean): Promise<Found> {
  const { rows } = await ctx.db.execute<{ total: number; waiting: number }>(sql`
    select ${counted(where)} as total, ${isParted ? counted(and(where, waits)) : sql`0`} as waiting`);
  const { total = 0, waiting = 0 } = rows[0] ?? {};
  return { total, waiting, ids: null };
}

/**
 * Words are looked up and compared once, which is what takes the time: what has them is counted and put in order from
 * memory. Where more have them than are counted, a page of the newest is found sooner in the order of the list.
 */
async function findBySearch(
  ctx: Ctx,
  where: SQL | undefined,
  isParted: boolean,
  { limit, offset }: Place,
): Promise<Found> {
  const { rows } = await ctx.db.execute<{ total: number; waiting: number; ids: string[] }>(sql`
    with found as materialized (
      select id, created_at, ${waits} as waits from orders where ${where} limit ${bound}
    )
    select (select count(*)::int from found) as total, (select count(*)::int from found where waits) as waiting,
      array(select id from found order by ${inOrder(isParted)} limit ${limit} offset ${offset}) as ids`);
  const { total = 0, waiting = 0, ids = [] } = rows[0] ?? {};
  if (total < bound) return { total, waiting, ids: ids.map(Number) };
  return countFound(ctx, where, isParted);
}

const inOrder = (isParted: boolean): SQL =>
  isParted ? sql`waits desc, created_at desc, id desc` : sql`created_at desc, id desc`;

/** The newest first; each part is found by its own index, since an order of both together would sort all there are. */
async function listPage(
  ctx: Ctx,
  where: SQL | undefined,
  isParted: boolean,
  { limit, offset }: Place,
): Promise<readonly number[]> {
  const newest = (which: SQL | undefined) => sql`
    (select id, created_at, ${waits} as waits from orders where ${which}
      order by created_at desc, id desc limit ${offset + limit})`;
  const among = isParted
    ? sql`${newest(and(where, waits))} union all ${newest(and(where, waitsNot))}`
    : newest(where);
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select id from (${among}) found order by ${inOrder(isParted)} limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => Number(id));
}

/** The orders of these ids, in their order. */
async function rowsOf(ctx: Ctx, ids: readonly number[]): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.siteId, ctx.site.id), inArray(orders.id, [...ids])));
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowOf.get(id) ?? []);
}

const counted = (where: SQL | undefined): SQL =>
  sql`(select count(*)::int from (select from orders where ${where} limit ${bound}) counted)`;
