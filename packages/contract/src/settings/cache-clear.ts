import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Tells every node to build the kept pages of the site again, all or those of one language (ADMIN-013). */
export const clearCache = defineEndpoint({
  method: 'POST',
  path: '/api/v1/settings/cache/clear',
  summary: 'Drops the kept pages of the site on every node, all or those of one language.',
  access: { staff: 'cache.clear' },
  body: z.object({
    language: z
      .string()
      .regex(/^[a-z]{3}$/)
      .optional()
      .describe('Three letters; all languages without it.'),
  }),
  answer: z.object({}),
});

/** Tag of everything that is kept in a language, so that one language can be dropped alone. */
export const languageTag = (language: string): string => `language:${language}`;
