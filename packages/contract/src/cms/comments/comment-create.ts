import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { commentLength, commentNameLength } from '../../field-lengths.ts';
import { recaptcha } from '../../settings/captcha.ts';
import { emailAddress } from '../../user/email-address.ts';
import { Comment, commentTarget } from './comment.ts';

/** Adds a comment or rating (CMS-049); visitors say who they are, customers need not. */
export const commentCreate = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/comment/create',
  summary: 'Adds a comment, a rating, or both; it is public at once or after staff let it.',
  access: 'visitor',
  body: z.object({
    ...commentTarget,
    content: z.string().trim().max(commentLength).default(''),
    rating: z.int().nullable().default(null),
    author: z
      .object({ name: z.string().trim().min(1).max(commentNameLength), email: emailAddress })
      .optional(),
    recaptcha: recaptcha.optional(),
  }),
  answer: Comment,
  refusals: [
    'commentsDisabled',
    'loggedUsersOnly',
    'sendContentOrRating',
    'rateToComment',
    'commentToRate',
    'oneUserOneComment',
    'alreadyPostedComment',
    'recaptchaMissing',
    'recaptchaInvalid',
    'notFound',
    'validationFailed',
    'tooManyRequests',
  ],
});
