import { expect, test } from 'vitest';
import { readSaleDate } from './read-sale-date.ts';

test.each([
  ['2026-11-27', 'start', '2026-11-26T23:00:00.000Z'],
  ['2026-11-27', 'end', '2026-11-27T22:59:59.000Z'],
  ['2026-07-01', 'start', '2026-06-30T22:00:00.000Z'],
  ['2026-11-27 08:30:00', 'start', '2026-11-27T07:30:00.000Z'],
  ['2026-11-27T08:30', 'end', '2026-11-27T07:30:00.000Z'],
  ['2026-11-27T08:30:00Z', 'start', '2026-11-27T08:30:00.000Z'],
  ['2026-11-27 08:30:00 +0530', 'start', '2026-11-27T03:00:00.000Z'],
  ['2026-11-27T08:30:00-05:00', 'start', '2026-11-27T13:30:00.000Z'],
  ['2026-03-29', 'end', '2026-03-29T21:59:59.000Z'],
] as const)('%s as the %s of a sale in Zagreb is %s', (text, edge, expected) => {
  expect(readSaleDate(text, 'Europe/Zagreb', edge)).toBe(expected);
});

test.each([
  '27.11.2026.',
  '11/27/2026',
  '2026-13-01',
  '2026-04-31',
  '2026-11-27 25:00',
  'tomorrow',
  '',
  '1732665600',
])('%j is not read as a date', (text) => {
  expect(readSaleDate(text, 'Europe/Zagreb', 'start')).toBeUndefined();
});
