import { z } from 'zod';
import { ofContent } from '../../cache-tags.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Page } from './page.ts';
import { preview } from './preview.ts';

/** One page or post by its id, with everything its screen needs (CMS-021). */
export const postGet = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/post/get/{id}',
  summary: 'Answers a page or post by id.',
  access: 'visitor',
  cache: ['page', 'post', 'term', ...ofContent],
  params: z.object({ id: z.coerce.number().int() }),
  query: z.object({ preview }),
  answer: Page,
  refusals: ['notFound'],
});
