import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { user } from './user.ts';

/** The legacy local strategy (AUTH-026): its answers stand both in `data` and beside it, where older clients look. */
export const legacyLogin = defineEndpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Legacy: exchanges username and password for a token, sent as Authorization: Bearer.',
  access: 'anyone',
  body: z.object({ username: z.string().min(1).max(254), password: z.string().min(1).max(1000) }),
  answer: z.object({ token: z.string() }),
  refusals: ['invalidLogin', 'emailNotConfirmed', 'apiKeyInvalid', 'accountGuarded', 'tooManyRequests'],
});

/** Ends the login of the Bearer token. */
export const legacyLogout = defineEndpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Legacy: ends the login of the Bearer token.',
  access: 'anyone',
  answer: z.object({}),
  refusals: ['apiKeyInvalid', 'tokenInvalid', 'tokenExpired'],
});

/** The user of the Bearer token. */
export const legacyUser = defineEndpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'Legacy: the user of the Bearer token.',
  access: 'anyone',
  cache: 'never',
  answer: z.object({ user }),
  refusals: ['apiKeyInvalid', 'tokenInvalid', 'tokenExpired', 'loginRequired'],
});
