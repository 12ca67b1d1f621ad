import { expect, test } from 'vitest';
import { localReferer } from './local-referer.ts';

const from = (referer?: string) =>
  localReferer(new Request('http://izlog.example/_/consent', { headers: referer ? { referer } : {} }));

test('a request from a page of this site goes back to it', () => {
  expect(from('http://izlog.example/shop?page=2')).toBe('/shop?page=2');
});

test.for([
  undefined,
  'http://evil.example/shop',
  'http://izlog.example:81/shop',
  'nonsense',
  'http://izlog.example//x',
])('[ROUTE-066] a request from %s goes home', (referer) => {
  expect(from(referer)).toBe('/');
});
