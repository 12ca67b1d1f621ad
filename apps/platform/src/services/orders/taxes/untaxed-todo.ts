import type { TodoProvider } from '#platform/kernel/todo.ts';
import { taxes } from '#platform/services/pricing/index.ts';
import { untaxedCountries } from './untaxed-countries.ts';

/** Countries that are delivered to without a rate, once the tax of the buyer's country counts or is about to. */
export const untaxedTodo: TodoProvider = {
  name: 'taxRates',
  needs: 'settings.edit',
  async count(ctx) {
    const terms = await taxes.readTerms(ctx);
    return { count: terms.ossFrom === null ? 0 : (await untaxedCountries(ctx, terms)).length };
  },
};
