import type { Ctx } from '#platform/kernel/context.ts';
import { queryOnce } from '#platform/kernel/database/prepared.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import { type Statement, sql } from '#platform/kernel/database/statement.ts';

/** A movement of money as its person is told of it. */
interface Movement {
  order: string;
  /** `in` was paid to the shop, `out` by it; `ordered` is a transfer that stands in a file for the bank. */
  direction: 'in' | 'out' | 'ordered';
  day: string | null;
  amount: number;
  currency: string;
  name: string;
  iban: string | null;
  reference: string;
  text: string;
}

/** Movements that were booked on orders of people, and transfers that were made for such; the oldest first. */
export function listMovementsOf(ctx: Ctx, userIds: readonly number[]): Promise<Movement[]> {
  return queryOnce<Movement>(
    ctx.db,
    sql`select o.slug as order, l.direction, l.booked_on::text as day, (l.amount / 100.0)::float8 as amount, l.currency,
        l.name, l.iban, l.reference, l.text
      from bank_line_parts p join bank_lines l on l.id = p.line_id join orders o on o.id = p.order_id
      where ${ownOrders(ctx, userIds)}
    union
    select o.slug, 'ordered', f.pay_on::text, (t.amount / 100.0)::float8, 'EUR', t.name, t.iban, t.end_to_end_id, t.text
      from transfers t join transfer_files f on f.id = t.file_id join orders o on o.id = t.order_id
      where ${ownOrders(ctx, userIds)} and t.name <> ''
    order by day, "order"`,
  );
}

/** How many of them stay when their person is erased. */
export async function countMovementsOf(ctx: Ctx, userIds: readonly number[]): Promise<number> {
  const [row] = await queryOnce<{ count: number }>(
    ctx.db,
    sql`select (
        select count(distinct p.line_id) from bank_line_parts p join orders o on o.id = p.order_id
        where ${ownOrders(ctx, userIds)}
      )::int + (
        select count(*) from transfers t join orders o on o.id = t.order_id
        where ${ownOrders(ctx, userIds)} and t.name <> '' and not ${isUnsent}
      )::int as count`,
  );
  return row?.count ?? 0;
}

/** Takes name and account out of transfers of files that were taken back, where no movement tells that the bank paid all the same. */
export async function forgetUnsentTransfers(ctx: Ctx, userIds: readonly number[]): Promise<void> {
  await queryOnce(
    ctx.db,
    sql`update transfers t set name = '', iban = '', text = '' from orders o
      where o.id = t.order_id and ${ownOrders(ctx, userIds)} and ${isUnsent}`,
  );
}

const ownOrders = (ctx: Ctx, userIds: readonly number[]): Statement =>
  sql`o.site_id = ${ctx.site.id} and o.user_id = any(${idArray([...userIds])})`;

/** Whether the transfer `t` never became a movement of money. */
const isUnsent: Statement = sql`(t.taken_back_at is not null and not exists (
  select from bank_lines b where b.site_id = t.site_id and b.end_to_end_id = t.end_to_end_id))`;
