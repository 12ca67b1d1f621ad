import { expect, test } from 'vitest';
import { tokenUntil } from '#site/testing/token-until.ts';
import { isSpent } from './is-spent.ts';

const now = 1_800_000_000_000;

test('[AUTH-015] the end of a token is read from it; it counts as spent five seconds before', () => {
  expect(isSpent(tokenUntil(now + 6000), now)).toBe(false);
  expect(isSpent(tokenUntil(now + 5000), now)).toBe(true);
  expect(isSpent(tokenUntil(now - 1), now)).toBe(true);
});

test.for(['', 'x', 'a.b.c', 'a.e30.c', `a.${btoa('null')}.c`, `a.${btoa('{"exp":"soon"}')}.c`])(
  'a token that says no end, such as %j, is left to the platform',
  (token) => {
    expect(isSpent(token, now)).toBe(false);
  },
);
