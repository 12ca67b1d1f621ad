import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayRequestList, rangeFilter, readFilterValue, writeFilterValue } from './filter-query.ts';

test('[CATALOG-038] yes and no stay text, anything else is a comma list of numbers without what is none', () => {
  expect(readFilterValue('yes')).toBe('yes');
  expect(readFilterValue('no')).toBe('no');
  expect(readFilterValue('3,14,15')).toEqual([3, 14, 15]);
  expect(readFilterValue('3,x,,15.5, ,Infinity')).toEqual([3, 15.5]);
  expect(readFilterValue('')).toEqual([]);
  expect(readFilterValue('YES')).toEqual([]);
});

test('[CATALOG-037] a filter written into an address is read back the same', () => {
  const numbers = fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0));
  fc.assert(
    fc.property(fc.oneof(numbers, fc.constantFrom('yes' as const, 'no' as const)), (value) => {
      const text = writeFilterValue(value);

      expect(readFilterValue(text)).toEqual(value);
    }),
  );
});

test('[CATALOG-040] a range is sent only when both ends are chosen', () => {
  expect(rangeFilter('price', 10, 50)).toEqual({ key: 'price', value: [10, 50], range: true });
  expect(rangeFilter('price', null, 50)).toBeUndefined();
  expect(rangeFilter('price', 10, null)).toBeUndefined();
  expect(rangeFilter('price', 0, 50)).toBeDefined();
});

test('[CATALOG-041] a range whose both ends are 0 is left out', () => {
  expect(rangeFilter('price', 0, 0)).toBeUndefined();
});

test('[CATALOG-018] a list that asks for nothing but archived is not requested', () => {
  expect(mayRequestList({})).toBe(false);
  expect(mayRequestList({ keywords: '  ', select: [], filters: [{ key: 'archived', value: false }] })).toBe(
    false,
  );
  for (const request of [
    { keywords: 'a' },
    { mainCategory: 3 },
    { select: ['id'] },
    { limit: 1 },
    { page: 1 },
    { filters: [{ key: 'featured', value: true }] },
  ]) {
    expect(mayRequestList(request)).toBe(true);
  }
});
