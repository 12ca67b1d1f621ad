import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditParts, leftOfInvoice } from './credit-parts.ts';

const invoice = [
  { rate: 2500, base: 2670, tax: 668 },
  { rate: 500, base: 1059, tax: 53 },
];
const negative = (parts: readonly { rate: number; base: number; tax: number }[]) =>
  parts.map(({ rate, base, tax }) => ({ rate, base: -base, tax: -tax }));

test('a credit takes back the tax of what is given back, and of all of it all of the tax', () => {
  const book = creditParts(invoice, [{ rate: 500, gross: 1000 }], 1000);
  expect(book).toEqual([{ rate: 500, base: 952, tax: 48 }]);

  const left = leftOfInvoice(invoice, negative(book));
  expect(left).toEqual([
    { rate: 2500, base: 2670, tax: 668 },
    { rate: 500, base: 107, tax: 5 },
  ]);
  expect(creditParts(left, [], 3450)).toEqual(left);
});

test('an amount without pieces is credited in proportion to what is left of each rate', () => {
  expect(creditParts(invoice, [], 2225).map(({ rate, base, tax }) => [rate, base + tax])).toEqual([
    [2500, 1669],
    [500, 556],
  ]);
});

test('more than a rate has left is taken from the others', () => {
  expect(creditParts(invoice, [{ rate: 500, gross: 1 }], 1200).map(({ base, tax }) => base + tax)).toEqual([
    88, 1112,
  ]);
});

test('however a refund is split over credit notes, they and the invoice add up to nothing, rate by rate', () => {
  const part = fc.record({ base: fc.nat(500_000), share: fc.nat(2500) });
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 4 }),
      fc.array(fc.tuple(fc.nat(400_000), fc.nat(3)), { maxLength: 12 }),
      (parts, steps) => {
        const issued = parts.map(({ base, share }, rate) => ({
          rate,
          base,
          tax: Math.round((base * share) / 10_000),
        }));
        let left = issued;
        const total = () => left.reduce((sum, { base, tax }) => sum + base + tax, 0);
        for (const [wish, rate] of [...steps, [Number.MAX_SAFE_INTEGER, 0] as const]) {
          const amount = Math.min(wish, total());
          if (amount === 0) continue;
          const credit = creditParts(left, [{ rate, gross: amount }], amount);
          expect(credit.reduce((sum, { base, tax }) => sum + base + tax, 0)).toBe(amount);
          expect(credit.every(({ base, tax }) => base >= 0 && tax >= 0)).toBe(true);
          left = leftOfInvoice(left, negative(credit));
          expect(left.every(({ base, tax }) => base >= 0 && tax >= 0)).toBe(true);
        }
        expect(left.every(({ base, tax }) => base === 0 && tax === 0)).toBe(true);
      },
    ),
    { numRuns: 5000 },
  );
});
