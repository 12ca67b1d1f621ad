import { expect, test } from 'vitest';
import { parseRange } from './byte-range.ts';

test('a range is read from its start, to its end, or from the end of the file', () => {
  expect(parseRange('bytes=0-4', 10)).toEqual({ start: 0, end: 4 });
  expect(parseRange('bytes=5-', 10)).toEqual({ start: 5, end: 9 });
  expect(parseRange('bytes=-3', 10)).toEqual({ start: 7, end: 9 });
  expect(parseRange('bytes=8-100', 10)).toEqual({ start: 8, end: 9 });
});

test('a range outside the file is unsatisfiable, anything else means the whole file', () => {
  expect(parseRange('bytes=10-', 10)).toBe('unsatisfiable');
  expect(parseRange('bytes=4-2', 10)).toBe('unsatisfiable');
  expect(parseRange('bytes=-0', 10)).toBe('unsatisfiable');
  for (const header of [undefined, '', 'bytes=-', 'bytes=0-1,3-4', 'items=0-1', 'bytes=a-b']) {
    expect(parseRange(header, 10)).toBeUndefined();
  }
});
