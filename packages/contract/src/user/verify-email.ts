import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

const verified = z.object({ verified: z.literal(true), email: z.string() });

/**
 * Confirms the e-mail of the account that owns the token (AUTH-052); a token works once. A new e-mail counts from then on,
 * and the former one is told, with a link that takes it back.
 */
export const verifyEmail = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/web/verify/{token}',
  summary: 'Confirms an e-mail address with the token from the mail.',
  access: 'visitor',
  cache: 'never',
  params: z.object({ token: z.string().max(500) }),
  answer: verified,
  refusals: ['linkInvalid', 'userExists', 'tooManyRequests'],
});

/** The same with the token in the query; without any it says so (AUTH-054). */
export const verifyEmailByQuery = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/web/verify',
  summary: 'Confirms an e-mail address with the token from the mail, given in the query.',
  access: 'visitor',
  cache: 'never',
  query: z.object({ token: z.string().max(500).optional() }),
  answer: verified,
  refusals: ['tokenUndefined', 'linkInvalid', 'userExists', 'tooManyRequests'],
});

/**
 * Sends the confirmation mail again: to the account of a registration's `verificationToken`, or to the customer who
 * is logged in. Answers alike whether or not a mail goes out.
 */
export const resendVerification = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/web/verify/resend',
  summary: 'Sends the confirmation mail again.',
  access: 'visitor',
  body: z.object({ verificationToken: z.string().max(500).optional() }),
  answer: z.object({}),
  refusals: ['tokenUndefined', 'tooManyRequests'],
});

/**
 * Takes an e-mail change back with the link that the former address was sent: password, logins and joined providers end,
 * and `passwordToken` sets a new password at once.
 */
export const undoEmailChange = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/web/email/undo',
  summary: 'Gives an account its former e-mail back, with the token that was mailed there.',
  access: 'visitor',
  body: z.object({ token: z.string().max(500) }),
  answer: z.object({
    email: z.string(),
    passwordToken: z.string().describe('For `password/set`; one hour.'),
  }),
  refusals: ['linkInvalid', 'userExists', 'tooManyRequests'],
});
