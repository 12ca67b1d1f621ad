import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { countedRecords } from '../../resource.ts';
import { orderFilters } from './order-filters.ts';

type View = { key: string; filter: Readonly<Record<string, string>> };

/** Views of the list that are another for each day and each reader; a filter that is not known has none. */
export function ownViews({ today, mine }: { today?: string | undefined; mine?: string | undefined }): View[] {
  return [
    ...(today === undefined ? [] : [{ key: 'today', filter: { from: today } }]),
    ...(mine === undefined ? [] : [{ key: 'mine', filter: { assignee: mine } }]),
  ];
}

/** How many orders the usual choices of the list have. */
export const countOrderViews = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/order/views',
  summary: `Answers how many orders the usual choices of the list have; ${countedRecords + 1} says that there are more than are counted.`,
  access: { staff: 'orders.read' },
  query: z.object({
    today: orderFilters.from.describe('When today began for who asks.'),
    mine: orderFilters.assignee.describe('Whose orders are counted as mine.'),
  }),
  answer: z.record(z.string(), z.int()),
});
