import { z } from 'zod';
import { ofContent } from '../../cache-tags.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';
import { SearchHit, searchCategories, searchedWords } from './search-hit.ts';

/** Longest text that is searched for; the rest of a longer one is refused. */
export const longestSearch = 200;

/**
 * The search page in one call: a page of one tab, best finds first, and how many finds every tab has (SEARCH-001 to
 * SEARCH-009). An empty text finds nothing (SEARCH-020). `exact` switches corrections off: "search for kosuja instead".
 */
export const searchFind = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/search/find',
  summary:
    'Searches products, pages, posts, product categories and events; one tab with paging, totals of all.',
  access: 'visitor',
  cache: ['products', 'categories', 'posts', 'term', 'events', ...ofContent],
  needsStore: true,
  query: z.object({
    query: z.string().max(longestSearch).default(''),
    category: z.enum(searchCategories).default('products'),
    page: z.coerce.number().int().min(1).max(1_000_000).default(limits.searchPage),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.searchLimit),
    exact: z.union([z.boolean(), z.stringbool()]).default(false),
    currency: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  answer: z.object({
    ...searchedWords,
    category: z.enum(searchCategories),
    totals: z.record(z.enum(searchCategories), z.int().min(0)).describe('Finds of every tab.'),
    records: z.array(SearchHit),
    pagination,
  }),
});
