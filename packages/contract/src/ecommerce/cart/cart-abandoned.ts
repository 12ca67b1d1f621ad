import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';
import { kinds } from '../../resource/kinds.ts';
import { resourceOver } from '../../resource.ts';

/** Whether a cart that was left may be reminded of: it was, its customer agreed to mail, did not, or is not known. */
export const reminderStates = ['reminded', 'mayGet', 'noConsent', 'unknown'] as const;

/** Carts with something in them that nobody has touched for an hour and that became no order. */
export const filterAbandonedCarts = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/cart/abandoned/filter',
  summary:
    'Lists carts that were left, the newest first, with what is in them and whether a reminder may go.',
  access: { staff: 'orders.read' },
  query: z.object({
    reminder: z.enum(reminderStates).optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({
    records: z.array(
      z.object({
        id: z.int(),
        leftAt: z.iso.datetime(),
        customer: z.string().describe('E-mail of who was logged in; empty for a visitor.'),
        customerId: z.int().nullable(),
        quantity: z.int(),
        names: z.string().describe('Names of at most three products.'),
        reminder: z.enum(reminderStates),
        remindedAt: z.iso.datetime().nullable(),
      }),
    ),
    pagination,
  }),
});

/** Carts that were left, as the back office lists them. */
export const abandonedResource = resourceOver(
  { filter: filterAbandonedCarts },
  {
    name: 'abandonedCart',
    fields: {
      leftAt: kinds.instant({ list: 'name' }),
      customer: kinds.text(320, { list: true }),
      names: kinds.text(500, { list: true }),
      quantity: kinds.count({ list: true }),
      remindedAt: kinds.instant({ list: true }),
      reminder: kinds.state(reminderStates, { list: true, filter: true }),
    },
  },
);
