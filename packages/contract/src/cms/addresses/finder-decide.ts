import { z } from 'zod';
import { ofContent } from '../../cache-tags.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Page } from '../content/page.ts';
import { preview } from '../content/preview.ts';

const text = z.string().max(500);

/** What the path is that no route of the site's own matches (CMS-011). */
export const finderDecide = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/finder/decide',
  summary:
    'Decides which page, post or redirect the route parameters name; none of them means the page with handler home.',
  access: 'visitor',
  cache: ['page', 'post', 'redirects', 'term', ...ofContent],
  query: z.object({
    params: z
      .union([text, z.array(text).max(20)])
      .optional()
      .transform((value) => (typeof value === 'string' ? [value] : (value ?? []))),
    query: z
      .string()
      .max(500)
      .optional()
      .describe('Query of the address without its question mark: a redirect may be of one with it.'),
    preview,
  }),
  answer: z.discriminatedUnion('type', [
    z.object({ type: z.literal('page'), entity: Page }),
    z.object({ type: z.literal('post'), entity: Page }),
    z.object({
      type: z.literal('redirect'),
      target: z.string().describe('Local path, or an http address.'),
      status: z.union([z.literal(301), z.literal(302)]),
    }),
  ]),
  refusals: ['notFound'],
});
