import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { tokens, user } from '../user.ts';

/**
 * Mails a link that logs in without a password, for one hour and once. The answer and its time are the same whether the
 * account exists or not; an account whose e-mail was never confirmed gets the link for a new password instead, since
 * anyone may have registered it.
 */
export const sendLoginLink = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/web/loginLink/send',
  summary: 'Mails a link that logs in without a password, if the e-mail has an account.',
  access: 'visitor',
  body: z.object({
    email: z.string().trim().min(1).max(254),
    from: z
      .string()
      .max(300)
      .regex(/^\/(?![/\\])[^\s\\]*$/)
      .optional()
      .describe('The path of the site to go on to, as `/naplata`.'),
  }),
  answer: z.object({}),
  refusals: ['tooManyRequests'],
});

/** Logs in with the token of the mail, which works once; staff with a second factor hear secondFactorRequired. */
export const loginByLink = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/web/loginLink/use',
  summary: 'Exchanges the token of a mailed login link for a token pair.',
  access: 'visitor',
  body: z.object({ token: z.string().min(1).max(500) }),
  answer: z.object({ tokens, user }),
  refusals: ['linkInvalid', 'secondFactorRequired', 'tooManyRequests'],
});
