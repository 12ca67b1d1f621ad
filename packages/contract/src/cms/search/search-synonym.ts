import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';

const word = z.string().trim().min(1).max(100);

/**
 * Words that mean the same for the search of one site. `both`: each finds what the others find. `oneWay`: the first
 * finds what the others find, not the reverse ("mobitel" finds "pametni telefon").
 */
export const SearchSynonym = z.object({
  id: z.int(),
  direction: z.enum(['both', 'oneWay']),
  words: z.array(word).min(2).max(20).describe('Words, or phrases of a few words, each once.'),
});
export type SearchSynonym = z.infer<typeof SearchSynonym>;

const body = z.object({
  direction: z.enum(['both', 'oneWay']).default('both'),
  words: SearchSynonym.shape.words,
});

/** Synonyms of the site, newest first. */
export const searchSynonymFilter = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/search/synonym/filter',
  summary: 'Lists the synonyms of the site.',
  access: { staff: 'catalogue.edit' },
  query: z.object({
    keywords: z.string().max(100).optional().describe('Part of a word.'),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({ records: z.array(SearchSynonym), pagination }),
});

/** Adds words that mean the same. */
export const searchSynonymCreate = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/search/synonym/create',
  summary: 'Adds words that mean the same; the search knows them at once.',
  access: { staff: 'catalogue.edit' },
  status: 201,
  body,
  answer: SearchSynonym,
  refusals: ['validationFailed'],
});

/** Replaces the words of a synonym. */
export const searchSynonymUpdate = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/cms/search/synonym/update/{id}',
  summary: 'Replaces the words of a synonym.',
  access: { staff: 'catalogue.edit' },
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  body,
  answer: SearchSynonym,
  refusals: ['notFound', 'validationFailed'],
});

/** Removes a synonym. */
export const searchSynonymDelete = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/cms/search/synonym/delete/{id}',
  summary: 'Removes a synonym.',
  access: { staff: 'catalogue.edit' },
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  answer: z.object({}),
  refusals: ['notFound'],
});
