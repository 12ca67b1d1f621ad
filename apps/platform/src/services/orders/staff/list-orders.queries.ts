import { countedRecords } from '@izlog/contract/resource';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../kernel/context.ts';
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
  const { rows: counts } = await ctx.db.execute<{ total: number; waiting: number | null }>(sql`
    select ${counted(where)} as total, ${isParted ? counted(and(where, waits)) : sql`null::int`} as waiting`);
  const { total = 0, waiting = null } = counts[0] ?? {};
  const offset = (page - 1) * limit;
  const isBehind = total < bound && offset >= total;
  return {
    rows: isBehind ? [] : await listPage(ctx, where, isParted, limit, offset),
    total: Math.min(total, countedRecords),
    isMore: total >= bound,
    waiting,
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

/** The newest first; each part is found by its own index, since an order of both together would sort all there are. */
async function listPage(ctx: Ctx, where: SQL | undefined, isParted: boolean, limit: number, offset: number) {
  const newest = (which: SQL | undefined, most: number) => sql`
    (select id, created_at, ${waits} as waits from orders where ${which}
      order by created_at desc, id desc limit ${most})`;
  const end = offset + limit;
  const among = isParted
    ? sql`${newest(and(where, waits), end)} union all ${newest(and(where, waitsNot), end)}`
    : newest(where, end);
  const { rows: found } = await ctx.db.execute<{ id: string }>(sql`
    select id from (${among}) found
    order by ${isParted ? sql`waits desc,` : sql``} created_at desc, id desc limit ${limit} offset ${offset}`);
  const ids = found.map(({ id }) => Number(id));
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.siteId, ctx.site.id), inArray(orders.id, ids)));
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowOf.get(id) ?? []);
}

const counted = (where: SQL | undefined): SQL =>
  sql`(select count(*)::int from (select from orders where ${where} limit ${bound}) counted)`;
