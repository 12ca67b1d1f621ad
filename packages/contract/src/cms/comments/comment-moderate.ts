import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';
import { Comment, commentEntities } from './comment.ts';

/** Comments of the whole site for staff, newest first. */
export const commentFilter = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/comment/filter',
  summary: 'Lists comments for staff, all or those that wait for approval.',
  access: { staff: 'content.publish' },
  query: z.object({
    state: z.enum(['all', 'waiting', 'published']).default('all'),
    entity_type: z.enum(commentEntities).optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({
    records: z.array(Comment.extend({ email: z.string().nullable(), entity_title: z.string() })),
    pagination,
  }),
});

/** Lets a comment be seen, or takes it back (CMS-056). */
export const commentPublish = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/comment/publish/{id}',
  summary: 'Publishes a comment or takes it off the page.',
  access: { staff: 'content.publish' },
  params: z.object({ id: z.coerce.number().int() }),
  body: z.object({ published: z.boolean() }),
  answer: Comment,
  refusals: ['notFound'],
});

export const commentDelete = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/cms/comment/delete/{id}',
  summary: 'Deletes a comment for good.',
  access: { staff: 'content.publish' },
  params: z.object({ id: z.coerce.number().int() }),
  answer: z.object({}),
  refusals: ['notFound'],
});
