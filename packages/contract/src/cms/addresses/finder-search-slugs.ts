import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { linkKinds } from '../link-kinds.ts';

/** Content whose title or slug contains a text, for choosing the target of a link (CMS-012). */
export const finderSearchSlugs = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/finder/searchSlugs',
  summary: 'Searches titles and slugs of everything a link can lead to; at most 20 answers.',
  access: { staff: 'content.edit' },
  query: z.object({
    query: z.string().min(1).max(200),
    language: z
      .string()
      .max(3)
      .optional()
      .describe('Three letters; the language of the request unless given.'),
  }),
  answer: z.array(
    z.object({
      slug: z.string(),
      type: z.enum(linkKinds),
      id: z.int(),
      title: z.string(),
      path: z.string(),
      isPublic: z.boolean(),
    }),
  ),
});
