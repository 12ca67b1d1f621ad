import { z } from 'zod';
import { ofContent } from '../cache-tags.ts';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pagination } from '../pagination.ts';
import { CalendarEvent } from './event.ts';

const instant = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);

/** Events in order of their start; those that are not over yet unless dates are given, or those that are over. */
export const eventFilter = defineEndpoint({
  method: 'GET',
  path: '/api/v1/calendar/event/filter',
  summary: 'Lists events that are not over, or those between two dates.',
  access: 'visitor',
  cache: ['events', ...ofContent],
  query: z.object({
    dateFrom: instant.optional(),
    dateTo: instant.optional(),
    over: z
      .union([z.boolean(), z.stringbool()])
      .optional()
      .describe('Only those that are over, the newest first.'),
    keywords: z.string().max(200).optional().describe('Found in title, place and text.'),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({ records: z.array(CalendarEvent.omit({ body: true })), pagination }),
});
