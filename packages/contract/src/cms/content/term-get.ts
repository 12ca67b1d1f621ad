import { z } from 'zod';
import { ofContent } from '../../cache-tags.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Term } from './term.ts';

/** A term by its id or its slug (CMS-014, SEARCH-017). */
export const termGet = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/term/get/{id}',
  summary: 'Answers a category or tag of posts by id or slug.',
  access: 'visitor',
  cache: ['term', ...ofContent],
  params: z.object({ id: z.string().min(1).max(300) }),
  answer: Term,
  refusals: ['notFound'],
});
