import type { TodoProvider } from '#platform/kernel/todo.ts';
import { countWaited } from './availability.queries.ts';
import { sumStock } from './desk/stock-rows.queries.ts';

/** What is gone, or at or below the limit that staff set. */
export const lowStock: TodoProvider = {
  name: 'lowStock',
  needs: 'stock.edit',
  async count(ctx) {
    const { low, out } = await sumStock(ctx);
    return { count: low, isUrgent: out > 0 };
  },
};

/** People who wait for a product to be back. */
export const waitingCustomers: TodoProvider = {
  name: 'waitingCustomers',
  needs: 'stock.edit',
  count: (ctx) => countWaited(ctx),
};
