import { z } from 'zod';
import { ofContent } from '../../cache-tags.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';
import { Term } from './term.ts';

/** Terms of the given types, 5 unless told otherwise (CMS-016, CMS-017). */
export const termFilterStandard = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/term/filterStandard',
  summary: 'Lists terms of the given types, with a limit or all of them (noPaginate, at most 1000).',
  access: 'visitor',
  reads: true,
  cache: ['terms', ...ofContent],
  body: z.object({
    termTypeTitles: z.array(z.string().max(60)).max(20).default(['category']),
    limit: z.int().min(1).max(limits.largestLimit).default(limits.postCategoryLimit),
    page: z.int().min(1).max(1_000_000).default(1),
    noPaginate: z.boolean().default(false),
  }),
  answer: z.object({ records: z.array(Term), pagination }),
});
