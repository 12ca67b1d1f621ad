import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';

/** Searches that found nothing at all, the most frequent first: what customers want and the site lacks, or names otherwise. */
export const searchMissedFilter = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/search/missed/filter',
  summary: 'Lists searches that found nothing, with how often and when last.',
  access: { staff: 'catalogue.edit' },
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({
    records: z.array(
      z.object({ query: z.string(), language: z.string(), count: z.int(), lastAt: z.iso.datetime() }),
    ),
    pagination,
  }),
});
