import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagesAround } from './pagination-window.ts';

test('[CATALOG-006] at most nine numbers are shown, centred on the current page', () => {
  expect(pagesAround(10, 20)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14]);
});

test('[CATALOG-006] the numbers are clipped at both ends', () => {
  expect(pagesAround(1, 20)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(pagesAround(20, 20)).toEqual([12, 13, 14, 15, 16, 17, 18, 19, 20]);
  expect(pagesAround(2, 3)).toEqual([1, 2, 3]);
});

test('[CATALOG-006] whatever the page, the numbers are neighbours within the pages there are and hold the current one', () => {
  const situation = fc
    .integer({ min: 1, max: 5000 })
    .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));

  fc.assert(
    fc.property(situation, ([current, total]) => {
      const pages = pagesAround(current, total);
      const first = pages[0] ?? 0;

      expect(pages).toEqual(Array.from({ length: Math.min(9, total) }, (_, index) => first + index));
      expect(first).toBeGreaterThanOrEqual(1);
      expect(pages.at(-1)).toBeLessThanOrEqual(total);
      expect(pages).toContain(current);
    }),
  );
});
