import { expect, test } from 'vitest';
import { endedCartCookies, endedSessionCookies, sessionCookies } from './session-cookies.ts';

const session = { strategy: 'admin', accessToken: 'a', refreshToken: 'r' };

test('[AUTH-031, AUTH-032] a session is three cookies that no script can read, kept for thirty days', () => {
  expect(sessionCookies(session, false)).toEqual([
    'auth.strategy=admin; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly',
    'auth.token.admin=a; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly',
    'auth.refresh_token.admin=r; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly',
  ]);
});

test('[AUTH-031] over an encrypted connection the cookies are never sent without encryption', () => {
  expect(sessionCookies(session, true).every((cookie) => cookie.endsWith('; Secure'))).toBe(true);
});

test('[AUTH-017, AUTH-018] the end of a session removes user, both tokens and, where it was wanted, the cart', () => {
  const ended = [...endedSessionCookies('admin', true), ...endedCartCookies()];

  expect(ended.map((cookie) => cookie.split(';')[0])).toEqual([
    'auth.strategy=',
    'auth.token.admin=',
    'auth.refresh_token.admin=',
    'cartId=',
    'protectCode=',
  ]);
  expect(ended.every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
});
