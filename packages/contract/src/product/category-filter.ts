import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pagination } from '../pagination.ts';
import { category } from './category.ts';
import { unlimitedCap } from './filters/product-filter.ts';
import { sentFilters } from './filters/sent-filter.ts';

/** Sort of a list of categories or tags. */
export const namedSort = z.object({
  order: z.enum(['asc', 'desc']).default('asc'),
  param: z.enum(['id', 'name', 'position']).default('id'),
});

/** Categories as a tree (roots with children) or flat (CATALOG-055, SEARCH-016). */
export const categoryFilter = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/web/category/filter',
  summary: 'Lists product categories, as a tree or flat.',
  access: 'visitor',
  reads: true,
  cache: ['categories', 'products', 'media'],
  body: z.object({
    filters: sentFilters.default([]).describe('Keys: id, parentId, slug.'),
    keywords: z.string().max(200).optional().describe('Part of the name.'),
    withCounts: z.boolean().default(false).describe('True: says of each how many products its list has.'),
    tree: z.boolean().default(false).describe('True: only the top ones, each with its children.'),
    sort: namedSort.default({ order: 'asc', param: 'id' }),
    page: z.int().min(1).max(1_000_000_000).default(1),
    limit: z.int().min(1).max(unlimitedCap).default(limits.largestLimit),
  }),
  answer: z.object({ records: z.array(category), pagination }),
});
