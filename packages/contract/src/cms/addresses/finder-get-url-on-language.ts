import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { linkKinds } from '../link-kinds.ts';

/** The address of content in another language (CMS-013, I18N-008). */
export const finderGetUrlOnLanguage = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/finder/getUrlOnLanguage',
  summary: 'Answers the address of content in another language, null when it has none there.',
  access: 'visitor',
  reads: true,
  cache: 'never',
  body: z.object({
    type: z.enum(linkKinds).exclude(['navigation']),
    id: z.int().optional(),
    slug: z
      .string()
      .max(500)
      .optional()
      .describe('In the language of the request; used when there is no id.'),
    language: z.string().min(2).max(3).describe('Three letters.'),
  }),
  answer: z.object({ url: z.string().nullable() }),
});
