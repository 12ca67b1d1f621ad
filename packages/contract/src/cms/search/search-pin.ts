import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';

const access = { staff: 'catalogue.edit' } as const;
const id = z.coerce.number().int().min(1).max(2_147_483_647);

/** Products that come first for some words, in their order. */
const pin = z.object({
  id: z.int(),
  words: z.string(),
  products: z.array(z.object({ id: z.int(), sku: z.string().nullable(), name: z.string() })),
});
export type SearchPin = z.infer<typeof pin>;

/** Pinned results of the site, by their words. */
export const searchPinFilter = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/search/pin/filter',
  summary: 'Lists the words whose first results staff chose, with the products.',
  access,
  query: z.object({
    keywords: z.string().trim().max(100).optional().describe('Part of the words.'),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({ records: z.array(pin), pagination }),
});

/** Says which products come first for some words, in place of those of the same words. */
export const searchPinSave = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/cms/search/pin/save',
  summary:
    'Chooses the products that come first for some words; the same words, however written, are saved over.',
  access,
  body: z.object({
    words: z.string().trim().min(1).max(80),
    skus: z.array(z.string().trim().min(1).max(100)).min(1).max(20).describe('In their order.'),
  }),
  answer: z.object({ id: z.int() }),
  refusals: ['validationFailed'],
});

/** Leaves the results of some words to the search again. */
export const searchPinDelete = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/cms/search/pin/delete/{id}',
  summary: 'Leaves the results of some words to the search again.',
  access,
  params: z.object({ id }),
  answer: z.object({}),
  refusals: ['notFound'],
});
