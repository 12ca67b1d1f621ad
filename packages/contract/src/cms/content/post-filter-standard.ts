import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';
import { PostCard } from './page.ts';
import { preview } from './preview.ts';

const instant = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);

/** Which posts are wanted. Without postTypeSlugs: type `post`, and pages too when display is `components` (SEARCH-013). */
export const postFilters = z.object({
  display: z.enum(['components', 'legacy']).optional(),
  termSlugs: z
    .array(z.string().max(300))
    .max(50)
    .optional()
    .describe('Posts of any of these terms (CMS-022).'),
  termIds: z.array(z.int()).max(50).optional().describe('The same by id.'),
  postTypeSlugs: z.array(z.string().max(60)).max(20).optional(),
  dateFrom: instant.optional().describe('Published then or later.'),
  dateTo: instant
    .optional()
    .describe('Published before then; a date without time means the end of that day.'),
  keywords: z.string().max(200).optional(),
  ids: z.array(z.int()).max(limits.largestLimit).optional(),
});

/** Posts and pages, newest first, in pages of 10 (CMS-018, CMS-023). */
export const postFilterStandard = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/post/filterStandard',
  summary: 'Lists posts and pages by display, terms, types, dates and words.',
  access: 'visitor',
  reads: true,
  cache: ['posts', 'term', 'media'],
  body: z.object({
    filters: postFilters.default({}),
    sort: z
      .object({
        param: z.enum(['published_at', 'title', 'id', 'updated_at', 'relevance']).default('published_at'),
        order: z.enum(['asc', 'desc']).default('desc'),
      })
      .default({ param: 'published_at', order: 'desc' }),
    page: z.int().min(1).max(1_000_000).default(1),
    limit: z.int().min(1).max(limits.largestLimit).default(limits.listPageSize),
    preview,
  }),
  answer: z.object({ records: z.array(PostCard), pagination }),
});
