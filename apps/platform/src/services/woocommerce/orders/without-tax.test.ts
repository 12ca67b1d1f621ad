import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutTax } from './without-tax.ts';

const row = fc
  .record({
    row: fc.integer({ min: 0, max: 10_000_000 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    taxRate: fc.constantFrom(0, 500, 1300, 2500),
    isTaxIncluded: fc.boolean(),
  })
  .map(({ row: before, part, taxRate, isTaxIncluded }) => {
    const total = Math.round(before * part);
    const tax = Math.round((total * taxRate) / (isTaxIncluded ? 10_000 + taxRate : 10_000));
    return { taxed: { row: before, total, tax, taxRate }, isTaxIncluded };
  });

test('[DOOR-10] a line without its tax adds up to what was paid, before and after discounts, to the cent', () => {
  fc.assert(
    fc.property(row, ({ taxed, isTaxIncluded }) => {
      const { subtotal, subtotalTax, total, totalTax } = withoutTax(taxed, isTaxIncluded);
      expect(total + totalTax).toBe(isTaxIncluded ? taxed.total : taxed.total + taxed.tax);
      expect(subtotal + (isTaxIncluded ? subtotalTax : 0)).toBe(taxed.row);
      // A discount never adds anything, of money nor (but for the cent that rounding leaves) of tax.
      expect(subtotal - total).toBeGreaterThanOrEqual(-1);
      expect(subtotalTax - totalTax).toBeGreaterThanOrEqual(-1);
      if (taxed.row === taxed.total) expect([subtotal, subtotalTax]).toEqual([total, totalTax]);
    }),
    { numRuns: 300 },
  );
});
