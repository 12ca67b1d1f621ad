import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';

/** Paths that visitors did not find, the most frequent first (CMS-037). */
export const redirectFilterFailedRequests = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/redirect/filterFailedRequests',
  summary: 'Lists paths that could not be found, with how often and when last.',
  access: { staff: 'content.edit' },
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({
    records: z.array(z.object({ path: z.string(), count: z.int(), lastAt: z.iso.datetime() })),
    pagination,
  }),
});
