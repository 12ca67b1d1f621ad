import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Invoice, InvoiceRefused, readUbl, writeUbl } from '../src/index.ts';
import { randomInvoice } from './random-invoice.ts';

const runs = Number(process.env.INVOICE_RUNS ?? 80);

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

test('[FISC-04] what XML cannot write is refused, a DOCTYPE and other documents are not read', () => {
  const [invoice] = fc.sample(randomInvoice, 1);
  if (!invoice) throw new Error('There is no invoice.');
  for (const text of ['a\u0000b', 'a\u000bb', 'half \ud83d', ''])
    expect(refusalOf({ ...invoice, notes: [{ text }] }).map(({ field }) => field)).toEqual(['notes[0].text']);

  const xml = writeUbl(invoice);
  const doctype = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>';
  for (const wrong of [xml.replace('?>', `?>${doctype}`), xml.slice(0, -20), '<html/>', '', 'PK\u0003'])
    expect(() => readUbl(wrong)).toThrow(InvoiceRefused);
});
