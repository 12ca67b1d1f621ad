import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { commentLength } from '../../field-lengths.ts';
import { Comment } from './comment.ts';

/** Changes a comment (CMS-050): the author's own, where the options allow it (CMS-062); staff any. */
export const commentUpdate = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/cms/comment/update/{id}',
  summary: 'Changes text or rating of a comment.',
  access: 'visitor',
  params: z.object({ id: z.coerce.number().int() }),
  body: z.object({
    content: z.string().trim().max(commentLength).optional(),
    rating: z.int().nullable().optional(),
  }),
  answer: Comment,
  refusals: [
    'commentEditNotAllowed',
    'sendContentOrRating',
    'rateToComment',
    'commentToRate',
    'notFound',
    'validationFailed',
  ],
});
