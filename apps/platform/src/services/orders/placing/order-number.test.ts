import { expect, test } from 'vitest';
import { accountingYear } from './order-number.queries.ts';

test('the year of the books is that of Zagreb: half an hour before midnight in London it has begun', () => {
  expect(accountingYear(new Date('2026-12-31T22:59:59Z'))).toBe(2026);
  expect(accountingYear(new Date('2026-12-31T23:30:00Z'))).toBe(2027);
  expect(accountingYear(new Date('2026-06-30T22:30:00Z'))).toBe(2026);
});
