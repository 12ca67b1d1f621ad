import { expect, test } from 'vitest';
import { isFromThisSite } from './same-origin.ts';

const sent = (headers: Record<string, string>, method = 'POST') =>
  isFromThisSite(new Request('http://izlog.example/adminLogin', { method, headers }));

test('a form of this site is taken: the browser says so, or names the origin', () => {
  expect(sent({ 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(sent({ origin: 'http://izlog.example' })).toBe(true);
  expect(sent({ origin: 'https://izlog.example' })).toBe(true);
});

test.for([
  [{}],
  [{ origin: 'null' }],
  [{ origin: 'http://evil.example' }],
  [{ origin: 'http://izlog.example:8080' }],
  [{ origin: 'http://izlog.example.evil.example' }],
  [{ 'sec-fetch-site': 'cross-site', origin: 'http://izlog.example' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': 'none' }],
] as [Record<string, string>][])('a form with %j is a stranger’s, whatever the method', ([headers]) => {
  expect(sent(headers)).toBe(false);
  expect(sent(headers, 'DELETE')).toBe(false);
});

test('reading is open to links from everywhere', () => {
  expect(sent({ 'sec-fetch-site': 'cross-site' }, 'GET')).toBe(true);
});
