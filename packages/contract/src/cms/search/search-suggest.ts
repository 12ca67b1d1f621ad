import { z } from 'zod';
import { ofContent } from '../../cache-tags.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { longestSearch } from './search-find.ts';
import { SearchHit, searchedWords } from './search-hit.ts';

/**
 * What a visitor may mean while typing: the last word may be unfinished, words may be mistyped. In order of category:
 * products with picture and price, product categories, posts, pages, events; at most `limit` products and three of each other.
 */
export const searchSuggest = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/search/suggest',
  summary: 'Suggests products, product categories, posts, pages and events while a text is being typed.',
  access: 'visitor',
  cache: ['products', 'categories', 'posts', 'term', 'events', ...ofContent],
  needsStore: true,
  query: z.object({
    query: z.string().max(longestSearch).default(''),
    limit: z.coerce.number().int().min(1).max(10).default(5).describe('Most products.'),
    currency: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  answer: z.object({
    ...searchedWords,
    records: z.array(SearchHit),
    total: z.int().min(0).describe('Finds of all kinds, those not suggested too.'),
  }),
});
