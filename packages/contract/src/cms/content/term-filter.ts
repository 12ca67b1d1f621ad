import { z } from 'zod';
import { ofContent } from '../../cache-tags.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';
import { Term } from './term.ts';

/** Terms, by type, parent or words in the title (CMS-015). */
export const termFilter = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/term/filter',
  summary: 'Lists categories and tags of posts.',
  access: 'visitor',
  cache: ['terms', ...ofContent],
  query: z.object({
    termType: z.string().max(60).optional(),
    parentId: z.coerce.number().int().optional(),
    keywords: z.string().max(200).optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({ records: z.array(Term), pagination }),
});
