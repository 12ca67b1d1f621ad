import { expect, test } from 'vitest';
import { readSession } from './read-session.ts';

const session = (cookies: Record<string, string>) => readSession(new Map(Object.entries(cookies)));

test('[API-003] the session is the token of the strategy that the cookies name', () => {
  expect(
    session({ 'auth.strategy': 'admin', 'auth.token.admin': 'token-a', 'auth.token.local': 'token-l' }),
  ).toEqual({
    accessToken: 'token-a',
    strategy: 'admin',
  });
});

test('without a strategy, or without its token, nobody is logged in', () => {
  expect(session({})).toBeUndefined();
  expect(session({ 'auth.strategy': 'local' })).toBeUndefined();
  expect(session({ 'auth.token.local': 'token-l' })).toBeUndefined();
  expect(session({ 'auth.strategy': 'local', 'auth.token.local': '' })).toBeUndefined();
});
