import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Exchanges the password of a protected site for a token that the visitor keeps (ROUTE-070). */
export const unlockSite = defineEndpoint({
  method: 'POST',
  path: '/api/v1/settings/site/unlock',
  summary: 'A token for the password of a protected site; its SHA-256 is passwordLock of the domain.',
  access: 'visitor',
  beforePass: true,
  body: z.object({ password: z.string().max(1000) }),
  answer: z.object({ token: z.string() }),
  refusals: ['incorrectPassword', 'tooManyRequests'],
});
