import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { newPassword } from './user.ts';

/**
 * Changes the password of the calling customer (AUTH-057); its other logins end, this one goes on. An account without a
 * password gets its first one: in a login of the last ten minutes, else PROOF_REQUIRED.
 */
export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/web/password/reset',
  summary: 'Changes the password of the calling customer.',
  access: 'customer',
  body: z.object({ oldPassword: z.string().max(1000), newPassword }),
  answer: z.object({}),
  refusals: ['incorrectOldPassword', 'proofRequired', 'tooManyRequests'],
});

/** Mails a link for a new password (AUTH-055). The answer and its time are the same whether the account exists or not. */
export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/web/password/forgot',
  summary: 'Mails a link to set a new password, if the e-mail has an account.',
  access: 'visitor',
  body: z.object({ email: z.string().trim().min(1).max(254) }),
  answer: z.object({}),
  refusals: ['tooManyRequests'],
});

/** Sets a new password with the token from the mail (AUTH-056); the token works once, all logins of the account end. */
export const setPassword = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/web/password/set',
  summary: 'Sets a new password with the token from the mail.',
  access: 'visitor',
  body: z.object({ token: z.string().min(1).max(500), newPassword }),
  answer: z.object({}),
  refusals: ['linkInvalid', 'tooManyRequests'],
});
