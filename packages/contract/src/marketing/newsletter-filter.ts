import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pagination } from '../pagination.ts';

export const subscriberStates = ['pending', 'subscribed', 'unsubscribed'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** Who gets the newsletter, for staff. */
export const newsletterFilter = defineEndpoint({
  method: 'GET',
  path: '/api/v1/marketing/newsletter/filter',
  summary: 'Lists newsletter subscribers, newest first.',
  access: { staff: 'customers.read' },
  query: z.object({
    state: z.enum(subscriberStates).optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({
    records: z.array(
      z.object({
        id: z.int(),
        email: z.string(),
        language: z.string(),
        state: z.enum(subscriberStates),
        created_at: z.iso.datetime(),
        confirmed_at: z.iso.datetime().nullable(),
      }),
    ),
    pagination,
  }),
});
