import { sendableStates } from '@izlog/contract/ecommerce/orders/order-states';
import { and, count, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { TodoProvider } from '#platform/kernel/todo.ts';
import { orders } from '../order.tables.ts';
import { isOverdue } from './staff-orders.queries.ts';

/** Orders of which something is not as it should be: a wrong amount, a refund that is stuck. */
export const ordersInTrouble: TodoProvider = {
  name: 'orders',
  needs: 'orders.edit',
  count: async (ctx) => ({ ...(await countOrders(ctx, isNotNull(orders.attention))), isUrgent: true }),
};

/** Orders that wait to be sent, or to be made ready for anyone who fetches them. */
export const unsentOrders: TodoProvider = {
  name: 'unsent',
  needs: 'orders.ship',
  count: (ctx) => countOrders(ctx, inArray(orders.state, [...sendableStates])),
};

/** What companies bought on invoice and should have paid by now. */
export const overdueOrders: TodoProvider = {
  name: 'overdue',
  needs: 'orders.read',
  count: (ctx) => countOrders(ctx, isOverdue(ctx), sql`${orders.dueAt}`),
};

async function countOrders(
  { db, site }: Ctx,
  which: SQL,
  since: SQL = sql`${orders.createdAt}`,
): Promise<{ count: number; since: Date | null }> {
  const [found] = await db
    .select({ count: count(), since: sql<string | null>`min(${since})` })
    .from(orders)
    .where(and(eq(orders.siteId, site.id), which));
  return { count: found?.count ?? 0, since: found?.since ? new Date(found.since) : null };
}
