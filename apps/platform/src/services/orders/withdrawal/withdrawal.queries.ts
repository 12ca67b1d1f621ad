import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { takeTurn } from '#platform/kernel/database/take-turn.ts';
import type { OrderRow } from '../order.queries.ts';
import { orders } from '../order.tables.ts';
import { withdrawals } from './withdrawal.tables.ts';
import { type Statement, withdrawalHash } from './withdrawal-chain.ts';

/** What was paid for an order and given back, minor units. */
type OrderMoney = Pick<OrderRow, 'orderTotal' | 'paidTotal' | 'refundedTotal' | 'handedBack'>;

export type WithdrawalRow = typeof withdrawals.$inferSelect;

/** Statements about orders, the oldest first. */
export function listWithdrawalsOf(ctx: Ctx, orderIds: readonly number[]): Promise<WithdrawalRow[]> {
  return ctx.db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.siteId, ctx.site.id), inArray(withdrawals.orderId, [...orderIds])))
    .orderBy(asc(withdrawals.id));
}

/** Adds a statement to the chain of the site. Anyone who comes at the same time waits until the transaction ends. */
export async function addWithdrawal(
  ctx: Ctx,
  said: Omit<Statement, 'siteId' | 'hashPrev'>,
): Promise<WithdrawalRow> {
  await takeTurn(ctx, 'withdrawals');
  const [last] = await ctx.db
    .select({ hash: withdrawals.hash })
    .from(withdrawals)
    .where(eq(withdrawals.siteId, ctx.site.id))
    .orderBy(desc(withdrawals.id))
    .limit(1);
  const row = { ...said, siteId: ctx.site.id, hashPrev: last?.hash ?? '' };
  const [made] = await ctx.db
    .insert(withdrawals)
    .values({ ...row, hash: withdrawalHash(row) })
    .returning();
  if (!made) throw new Error('the statement of withdrawal was not kept');
  return made;
}

/** Statements of the site, the newest first, with the money of their orders, and how many there are. */
export async function listWithdrawals(
  ctx: Ctx,
  { orderSlug, page, limit }: { orderSlug?: string | undefined; page: number; limit: number },
): Promise<{ rows: { row: WithdrawalRow; order: OrderMoney | null }[]; total: number }> {
  const where = and(
    eq(withdrawals.siteId, ctx.site.id),
    orderSlug === undefined ? undefined : eq(withdrawals.orderSlug, orderSlug),
  );
  const rows = await ctx.db
    .select({
      row: withdrawals,
      order: {
        orderTotal: orders.orderTotal,
        paidTotal: orders.paidTotal,
        refundedTotal: orders.refundedTotal,
        handedBack: orders.handedBack,
      },
    })
    .from(withdrawals)
    .leftJoin(orders, and(eq(orders.siteId, withdrawals.siteId), eq(orders.id, withdrawals.orderId)))
    .where(where)
    .orderBy(desc(withdrawals.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await ctx.db.$count(withdrawals, where) };
}

/** Statements of all sites after `lastId` in the order they were made, for checks of any length. */
export function listStatementsAfter(db: Db, lastId: number, limit: number): Promise<WithdrawalRow[]> {
  return db
    .select()
    .from(withdrawals)
    .where(gt(withdrawals.id, lastId))
    .orderBy(asc(withdrawals.id))
    .limit(limit);
}
