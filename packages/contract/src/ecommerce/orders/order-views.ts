import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { countedRecords } from '../../resource.ts';
import { orderFilters, type orderListFilter } from './order-filters.ts';

type View = { key: string; filter: Readonly<Record<string, string>> };

/** Views of the list that are another for each day and each reader; a filter that is not known has none. */
export function ownViews({ today, mine }: { today?: string | undefined; mine?: string | undefined }): View[] {
  return [
    ...(today === undefined ? [] : [{ key: 'today', filter: { from: today } }]),
    ...(mine === undefined ? [] : [{ key: 'mine', filter: { assignee: mine } }]),
  ];
}

/** What of a saved view can be counted at once, among however many orders: a view of anything else has no count. */
export const countedFilters: readonly (keyof z.infer<typeof orderListFilter>)[] = [
  'state',
  'from',
  'to',
  'attention',
  'assignee',
  'tag',
  'unsent',
];

/** How many orders the usual choices of the list have. */
export const countOrderViews = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/order/views',
  summary: `Answers how many orders the usual choices of the list have; ${countedRecords + 1} says that there are more than are counted.`,
  access: { staff: 'orders.read' },
  query: z.object({
    today: orderFilters.from.describe('When today began for who asks.'),
    mine: orderFilters.assignee.describe('Whose orders are counted as mine.'),
    saved: z
      .string()
      .max(8000)
      .optional()
      .describe(
        'Saved views to count too, a line each: its id, a space, and a query of the filters that are counted (countedFilters). What is none is passed over.',
      ),
  }),
  answer: z.record(z.string(), z.int()),
});
