import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Invoice, InvoiceRefused, readUbl, writeUbl } from '../src/index.ts';
import { randomInvoice } from './random-invoice.ts';

const runs = Number(process.env.INVOICE_RUNS ?? 200);

test('[FISC-04] an invoice is read back as it was written, and written the same again', () => {
  fc.assert(
    fc.property(randomInvoice, (invoice) => {
      const xml = writeUbl(invoice);
      const { invoice: back, unread } = readUbl(xml);

      expect(back).toEqual(invoice);
      expect(unread).toEqual([]);
      expect(writeUbl(back)).toBe(xml);
    }),
    { numRuns: runs },
  );
});

test('[FISC-04] a sum that contradicts its parts is refused, one hundredth apart too', () => {
  const places: ((invoice: Invoice) => { at: object; key: string; field: RegExp }[])[] = [
    ({ lines }) =>
      lines.map((at, index) => ({ at, key: 'amount', field: RegExp(`^lines\\[${index}\\].amount`) })),
    ({ vat }) => vat.map((at, index) => ({ at, key: 'taxable', field: RegExp(`^vat\\[${index}\\]`) })),
    ({ vat }) => vat.map((at) => ({ at, key: 'tax', field: /^(totals\.vat|vat)/ })),
    ({ totals }) =>
      Object.keys(totals).map((key) => ({
        at: totals,
        key,
        field: RegExp(`^totals.${['prepaid', 'rounding'].includes(key) ? 'payable' : key}`),
      })),
    ({ hr }) => (hr?.vat ?? []).map((at) => ({ at, key: 'taxable', field: /^hr\.vat/ })),
    ({ hr }) => (hr?.totals ? [{ at: hr.totals, key: 'outOfScope', field: /^hr\.totals/ }] : []),
  ];
  fc.assert(
    fc.property(
      randomInvoice,
      fc.nat(),
      fc.oneof(fc.constantFrom(1, -1), fc.integer({ min: 1, max: 1_000_000 })),
      (invoice, which, change) => {
        const changed = structuredClone(invoice);
        const all = places.flatMap((find) => find(changed));
        const { at, key, field } = all[which % all.length] ?? expect.fail('nothing to change');
        Object.assign(at, { [key]: Number((at as Record<string, number>)[key]) + change });

        const problems = refusalOf(changed);

        expect(problems.map((one) => one.field)).toContainEqual(expect.stringMatching(field));
      },
    ),
    { numRuns: runs },
  );
});

function refusalOf(invoice: Invoice) {
  try {
    writeUbl(invoice);
  } catch (refused) {
    if (refused instanceof InvoiceRefused) return refused.problems;
    throw refused;
  }
  return [];
}
