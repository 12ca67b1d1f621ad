import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { commentLength } from '../../field-lengths.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';
import { countedRecords, defineBulk } from '../../resource.ts';
import { Comment, commentEntities } from './comment.ts';

const access = { staff: 'content.publish' } as const;

/** How far a comment is: nobody has looked at it, everybody sees it, staff did not let it. */
export const commentStates = ['waiting', 'published', 'refused'] as const;

/** A comment as staff see it: with the address of the person who wrote it, and what it is about. */
const StaffComment = Comment.extend({
  state: z.enum(commentStates),
  email: z.string().nullable(),
  entity_title: z.string(),
  entity_slug: z.string().nullable().describe('Of what it is about; null where visitors cannot see that.'),
  parent_name: z.string().nullable().describe('Who wrote what it answers; null where it answers none.'),
});
export type StaffComment = z.infer<typeof StaffComment>;

/** Comments of the whole site for staff, newest first. */
export const commentFilter = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/comment/filter',
  summary: 'Lists comments for staff, all of them or by state, what they are about, stars and words.',
  access,
  query: z.object({
    state: z.enum(['all', ...commentStates]).default('all'),
    entity_type: z.enum(commentEntities).optional(),
    rating: z.coerce.number().int().min(1).max(10).optional(),
    search: z.string().trim().max(100).optional(),
    sort: z.enum(['created_at', '-created_at']).optional().describe('A minus turns it round.'),
    page: z.coerce.number().int().min(1).max(countedRecords).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({ records: z.array(StaffComment), pagination }),
  refusals: ['validationFailed'],
});

/** One comment for staff. */
export const commentGet = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/comment/get/{id}',
  summary: 'Answers a comment as staff see it.',
  access,
  params: z.object({ id: z.coerce.number().int() }),
  answer: StaffComment,
  refusals: ['notFound'],
});

/** Answers a comment as the shop; one answer each, which an empty text removes. */
export const commentReply = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/comment/reply/{id}',
  summary: 'Stores what the shop answers to a comment, shown below it.',
  access,
  params: z.object({ id: z.coerce.number().int() }),
  body: z.object({ content: z.string().trim().max(commentLength) }),
  answer: StaffComment,
  refusals: ['notFound'],
});

/** Lets many comments be seen, refuses or deletes them. */
export const commentBulk = defineBulk('/api/v1/cms/comment/bulk', 'comment', access.staff, [
  'approve',
  'refuse',
  'delete',
]);

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
