import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convert, leastBefore, parseRate, percentOff, sameCurrency, toCents, toDecimal } from './money.ts';

const amount = fc.integer({ min: 0, max: 9_000_000_000 });

test('[LIMIT-013] an amount survives the way to the wire and back', () => {
  fc.assert(
    fc.property(amount, (cents) => {
      const text = JSON.stringify(toDecimal(cents));

      expect(toCents(JSON.parse(text))).toBe(cents);
      expect(text).toMatch(/^\d+(\.\d{1,2})?$/);
    }),
  );
});

test('a decimal with more than two places is rounded half up', () => {
  expect(toCents(1.005)).toBe(101);
  expect(toCents(66.5)).toBe(6650);
  expect(toCents(0.004999)).toBe(0);
  expect(() => toCents(1e20)).toThrow(RangeError);
  expect(() => toCents(Number.NaN)).toThrow(RangeError);
});

test('[CATALOG-023] the discount is rounded to a whole percent, halves up', () => {
  expect(percentOff(10000, 6650)).toBe(34);
  expect(percentOff(10000, 6651)).toBe(33);
  expect(percentOff(10000, 10000)).toBe(0);
  expect(percentOff(10000, 0)).toBe(100);
  expect(percentOff(3, 2)).toBe(33);
});

test('[PRODUCT-044] an amount is converted with one rounding, halves up', () => {
  expect(convert(1999, parseRate('1.25'))).toBe(2499);
  expect(convert(2, parseRate('1.25'))).toBe(3);
  expect(convert(1999, sameCurrency)).toBe(1999);
  expect(() => parseRate('0.00')).toThrow(RangeError);
  expect(() => parseRate('-1')).toThrow(RangeError);
});

test('a price filter in another currency finds exactly the amounts whose conversion is inside', () => {
  const rates = fc.integer({ min: 1, max: 5_000_000 }).map((units) => parseRate((units / 10_000).toFixed(4)));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), rates, (bound, rate) => {
      const least = leastBefore(bound, rate);

      expect(convert(least, rate)).toBeGreaterThanOrEqual(bound);
      expect(convert(least - 1, rate)).toBeLessThan(bound);
    }),
  );
});
