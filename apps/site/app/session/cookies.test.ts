import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCookies, writeCookie } from './cookies.ts';

test('cookies are read by name, each with its decoded value', () => {
  const cookies = readCookies('a=1; locale=hr;accessibility=%7B%22fontZoom%22%3A115%7D; x=y=z');

  expect([...cookies]).toEqual([
    ['a', '1'],
    ['locale', 'hr'],
    ['accessibility', '{"fontZoom":115}'],
    ['x', 'y=z'],
  ]);
});

test('without cookies there are none, and what is no cookie is left out', () => {
  expect(readCookies(null).size).toBe(0);
  expect([...readCookies('; =x; only')]).toEqual([]);
});

test('a value that is not well encoded is kept as it stands', () => {
  expect(readCookies('x=100%').get('x')).toBe('100%');
});

test('a written cookie is for the whole site and not sent by other sites', () => {
  expect(writeCookie('locale', 'hr', { maxAgeSeconds: 60 })).toBe(
    'locale=hr; Path=/; Max-Age=60; SameSite=Lax',
  );
  expect(writeCookie('auth.token', 'x', { maxAgeSeconds: 60, httpOnly: true, secure: true })).toBe(
    'auth.token=x; Path=/; Max-Age=60; SameSite=Lax; HttpOnly; Secure',
  );
});

test('no value can add another attribute or cookie, and each is read back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      const [pair = '', ...attributes] = writeCookie('x', value, { maxAgeSeconds: 1 }).split('; ');

      expect(attributes).toHaveLength(3);
      expect(readCookies(pair).get('x')).toBe(value);
    }),
  );
});
