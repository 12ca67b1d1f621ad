import type { TodoProvider } from '#platform/kernel/todo.ts';
import { countWaiting } from './return.queries.ts';

/** Days before its end in which a deadline is urgent. */
const urgentDays = 3;

/** Returns that wait for the shop: an answer, a check, money. */
export const dueReturns: TodoProvider = {
  name: 'returns',
  needs: 'orders.read',
  async count(ctx) {
    const waiting = await countWaiting(ctx);
    const { until } = waiting;
    const isUrgent = until !== null && until.getTime() - ctx.now.getTime() < urgentDays * 86_400_000;
    return { ...waiting, isUrgent };
  },
};
