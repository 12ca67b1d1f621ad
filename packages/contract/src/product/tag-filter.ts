import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pagination } from '../pagination.ts';
import { tag } from './category.ts';
import { namedSort } from './category-filter.ts';
import { sentFilters } from './filters/sent-filter.ts';

/** Product tags (CATALOG-056). */
export const tagFilter = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/web/tag/filter',
  summary: 'Lists product tags.',
  access: 'visitor',
  reads: true,
  cache: ['tags'],
  body: z.object({
    filters: sentFilters.default([]).describe('Keys: id, slug.'),
    keywords: z.string().max(200).optional(),
    sort: namedSort.default({ order: 'asc', param: 'id' }),
    page: z.int().min(1).max(1_000_000_000).default(1),
    limit: z.int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({ records: z.array(tag), pagination }),
});
