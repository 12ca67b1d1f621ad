import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';
import { Comment, commentTarget, RatingSummary } from './comment.ts';

/** A comment that answers none, with what was answered to it and to these answers, the oldest first. */
export const CommentThread = Comment.extend({
  replies: z.array(Comment).optional().describe('Absent where nobody answered.'),
});
export type CommentThread = z.infer<typeof CommentThread>;

/** The published comments on something, newest first, answers below what they answer (CMS-048). */
export const commentFilterStandard = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/comment/filterStandard',
  summary: 'Lists the published comments on a post, a product or the site, with the ratings together.',
  access: 'visitor',
  reads: true,
  cache: ['comments'],
  body: z.object({
    ...commentTarget,
    page: z.int().min(1).max(1_000_000).default(1),
    limit: z.int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({ records: z.array(CommentThread), summary: RatingSummary, pagination }),
});
