import { and, eq, gt, sql } from 'drizzle-orm';
import type { TodoProvider } from '#platform/kernel/todo.ts';
import { orders } from '../order.tables.ts';
import { withdrawals } from './withdrawal.tables.ts';
import { withdrawalEnd } from './withdrawal-end.ts';

/** Days before its end in which a refund is urgent. */
const urgentDays = 3;

/** Statements of withdrawal from before returns were kept, whose money has not been given back. */
export const dueWithdrawals: TodoProvider = {
  name: 'withdrawals',
  needs: 'orders.edit',
  async count({ db, site, now }) {
    const rows = await db
      .select({ submittedAt: withdrawals.submittedAt })
      .from(withdrawals)
      .innerJoin(orders, and(eq(orders.siteId, withdrawals.siteId), eq(orders.id, withdrawals.orderId)))
      .where(
        and(
          eq(withdrawals.siteId, site.id),
          eq(orders.refundedTotal, 0),
          gt(orders.paidTotal, 0),
          gt(withdrawals.proposedRefund, 0),
          // What opened a return stands there, with its deadlines.
          sql`not exists (select from order_returns r where r.withdrawal_id = ${withdrawals.id})`,
        ),
      )
      .orderBy(withdrawals.submittedAt);
    const [first] = rows;
    const until = first ? withdrawalEnd(first.submittedAt) : null;
    const isUrgent = until !== null && until.getTime() - now.getTime() < urgentDays * 86_400_000;
    return { count: rows.length, since: first?.submittedAt ?? null, until, isUrgent };
  },
};
