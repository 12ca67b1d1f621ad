import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** The second half of the double opt-in: with the token of the mail. */
export const newsletterConfirm = defineEndpoint({
  method: 'POST',
  path: '/api/v1/marketing/newsletter/confirm',
  summary: 'Confirms a newsletter subscription with the token of the mail.',
  access: 'visitor',
  body: z.object({ token: z.string().min(1).max(200) }),
  answer: z.object({ email: z.string() }),
  refusals: ['tokenInvalid'],
});
