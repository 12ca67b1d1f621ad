import type { TodoProvider } from '#platform/kernel/todo.ts';
import { findWaiting } from './bank.queries.ts';

/** Movements of bank statements that wait for a decision, beginning with the statement of the oldest (BANK-01). */
export const waitingBankLines: TodoProvider = {
  name: 'bankLines',
  needs: 'orders.edit',
  async count(ctx) {
    const { count, since, statementId } = await findWaiting(ctx);
    return { count, since, id: statementId };
  },
};
