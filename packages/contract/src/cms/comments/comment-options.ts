import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';

/** Who may comment: everybody, those with an account, or nobody (CMS-053). */
export const commenters = ['Everyone', 'RegisteredUsers', 'Nobody'] as const;

/** The rules of comments on posts and products, or with `OnSite` those of reviews of the site (CMS-029, SET-017). */
export const CommentOptions = z.object({
  NumberOfStars: z.int().min(1).max(10),
  CanComment: z.enum(commenters),
  RequireRatingForComment: z.boolean(),
  RequireCommentForRating: z.boolean(),
  RequireAdminPublishing: z.boolean(),
  OneUserOneComment: z.boolean(),
  UserCanEditComment: z.boolean(),
  AnonymousCanMultipleReview: z.boolean(),
});
export type CommentOptions = z.infer<typeof CommentOptions>;

/** The comment options of the store (CMS-051). */
export const commentGetOptions = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/comment/getOptions',
  summary: 'Gives the rules of comments and ratings.',
  access: 'visitor',
  reads: true,
  cache: ['options', 'media'],
  body: z.object({ store_id: z.int().optional() }),
  answer: z.object({ options: CommentOptions, onSite: CommentOptions }),
});
