import { expect, test } from 'vitest';
import { bookYear } from './order-number.queries.ts';

test('the year of the books is that of Zagreb: half an hour before midnight in London it has begun', () => {
  expect(bookYear(new Date('2026-12-31T22:59:59Z'))).toBe(2026);
  expect(bookYear(new Date('2026-12-31T23:30:00Z'))).toBe(2027);
  expect(bookYear(new Date('2026-06-30T22:30:00Z'))).toBe(2026);
});
