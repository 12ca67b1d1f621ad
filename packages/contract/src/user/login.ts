import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { tokens, user } from './user.ts';

/** Logs a customer or staff user in (AUTH-001, AUTH-002). */
export const login = defineEndpoint({
  method: 'POST',
  path: '/api/v1/login',
  summary: 'Exchanges e-mail and password for a token pair. The apiKey stands in the header or in the body.',
  access: 'anyone',
  beforePass: true,
  body: z.object({
    username: z.string().min(1).max(254).describe('E-mail address.'),
    password: z.string().min(1).max(1000),
    apiKey: z.string().max(200).optional(),
    strategy: z.literal('admin').optional().describe('At /adminLogin: only staff are let in (AUTH-027).'),
  }),
  answer: z.object({ tokens, user }),
  refusals: [
    'invalidLogin',
    'emailNotConfirmed',
    'secondFactorRequired',
    'apiKeyInvalid',
    'accountGuarded',
    'tooManyRequests',
  ],
});

/**
 * Exchanges the refresh token in header `refreshToken` (AUTH-014). The same call repeated within 20 seconds is given the
 * same new refresh token; using a spent one later ends the login.
 */
export const refreshLogin = defineEndpoint({
  method: 'GET',
  path: '/api/v1/refresh',
  summary: 'A new token pair for the token in header refreshToken, which is spent by this call.',
  access: 'anyone',
  cache: 'never',
  beforePass: true,
  answer: z.object({ tokens }),
  refusals: ['tokenInvalid', 'apiKeyInvalid'],
});

/** Ends the login of the token in header `refreshToken` (AUTH-021); an unknown token changes nothing. */
export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/v1/logout',
  summary: 'Ends the login of the token in header refreshToken.',
  access: 'anyone',
  beforePass: true,
  answer: z.object({}),
  refusals: ['apiKeyInvalid'],
});
