import { readUbl } from 'e-invoice';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumCart } from '#platform/services/cart/sums/cart-sums.ts';
import { type CreditedItem, creditOf } from '../credit-of.ts';
import type { DocumentFacts, FactLine } from '../document.tables.ts';
import { sumsOfTaxes } from '../facts-of-order.ts';
import { type RenderedDocument, ublOfDocument, ublProblems } from './ubl-of-document.ts';

const runs = Number(process.env.UBL_RUNS ?? 200);

/** What a company orders: lines at several rates, mixed bundles and gifts, discounts, delivery, prices with and without tax. */
const cart = fc.record({
  lines: fc.array(
    fc.record({
      unit: fc.integer({ min: 0, max: 30_000 }),
      quantity: fc.integer({ min: 1, max: 7 }),
      rates: fc.constantFrom(
        [{ rate: 2500, weight: 1 }],
        [{ rate: 1300, weight: 1 }],
        [{ rate: 500, weight: 1 }],
        [{ rate: 0, weight: 1 }],
        [
          { rate: 2500, weight: 3 },
          { rate: 500, weight: 2 },
        ],
      ),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  discounts: fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 9_900 }) }),
      fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 20_000 }) }),
    ),
    { maxLength: 2 },
  ),
  delivery: fc.constantFrom(null, 0, 450, 1),
  isTaxIncluded: fc.boolean(),
  isPaid: fc.boolean(),
  isVatPayer: fc.boolean(),
  /** What of the invoice is given back, in percent; 0 of an invoice. */
  back: fc.constantFrom(0, 0, 1, 33, 100),
});
type Cart = typeof cart extends fc.Arbitrary<infer T> ? T : never;

const oib = '12345678903';
const issuedAt = new Date('2026-03-12T23:30:05Z');

/** The row of a document of such an order. */
function documentOf(given: Cart): RenderedDocument | null {
  const lines = given.isVatPayer
    ? given.lines
    : given.lines.map((one) => ({ ...one, rates: [{ rate: 0, weight: 1 }] }));
  const sums = sumCart({
    lines: lines.map((line) => ({ ...line, price: line.unit })),
    discounts: given.discounts,
    delivery: () => given.delivery,
    isTaxIncluded: given.isTaxIncluded,
  });
  const items: FactLine[] = sums.lines.map((line, index) => ({
    kind: 'item',
    name: `Stavka ${index} & „šum” <1>`,
    sku: index % 2 ? `S-${index}` : null,
    quantity: lines[index]?.quantity ?? 1,
    unitPrice: lines[index]?.unit ?? 0,
    amount: line.row,
    total: line.total,
    taxes: line.taxes,
    kpd: '58.11.12',
  }));
  const delivery: FactLine[] =
    given.delivery === null
      ? []
      : [
          {
            ...{ kind: 'delivery', name: 'GLS', sku: null, quantity: 1, unitPrice: sums.delivery },
            ...{ amount: sums.delivery, total: sums.delivery, taxes: sums.deliveryTaxes },
          },
        ];
  const facts: DocumentFacts = {
    seller: {
      name: 'Izlog d.o.o.',
      street: 'Ilica 1',
      town: '10000 Zagreb',
      oib,
      iban: 'HR1210010051863000160',
      isVatPayer: given.isVatPayer,
    },
    buyer: {
      ...{ name: 'Ana Anić', street: 'Riva 2', zipCode: '51000', city: 'Rijeka', country: 'HR' },
      company: { name: 'Gradnja d.o.o.', number: 'HR 94577403194' },
    },
    operator: { mark: 'WEB', oib },
    payment: {
      ...{ code: 'transfer', name: 'Uplata', dueAt: null },
      paidAt: given.isPaid ? issuedAt.toISOString() : null,
    },
    currency: 'EUR',
    isTaxIncluded: given.isTaxIncluded,
    taxCountry: null,
    lines: [...items, ...delivery],
    ...sumsOfTaxes(sums.taxes),
    total: sums.orderTotal,
    sentences: given.isVatPayer ? [] : [{ name: 'smallBusiness', text: 'Nije u sustavu PDV-a (čl. 90).' }],
    corrects: null,
    order: '2026-000123',
    rule: { row: 'companyAtHome', of: {} as DocumentFacts['rule']['of'] },
    reportsBuyer: false,
  };
  if (given.back === 0) return { kind: 'invoice', number: '125/WEB1/1', issuedAt, facts };
  const amount = Math.floor((sums.orderTotal * given.back) / 100);
  const credit = creditOf(
    {
      ...{
        isTaxIncluded: given.isTaxIncluded,
        isReverseCharge: false,
        language: 'hrv',
        deliveryMethod: null,
      },
      ...{ delivery: sums.delivery, deliveryTax: 0, deliveryTaxes: sums.deliveryTaxes },
    },
    sums.taxes,
    [],
    {
      ...{ refundId: 1, amount, reason: '', withDelivery: false, paidBefore: sums.orderTotal },
      pieces: [] as { item: CreditedItem; quantity: number; before: number }[],
    },
  );
  if (!credit) return null;
  return {
    ...{ kind: 'credit', number: '126/WEB1/1', issuedAt },
    facts: {
      ...facts,
      lines: credit.lines,
      ...sumsOfTaxes(credit.taxes),
      total: -credit.amount,
      payment: { ...facts.payment, paidAt: null },
      corrects: { number: '125/WEB1/1', issuedAt: issuedAt.toISOString() },
    },
  };
}

test(`[FISC-04] UBL of ${runs} random orders and refunds breaks no rule and comes to what the document does`, () => {
  fc.assert(
    fc.property(cart, (given) => {
      const document = documentOf(given);
      if (!document) return;
      expect(ublProblems(document)).toEqual([]);
      const xml = ublOfDocument(document);
      // The row alone says it: drawn again it is the same text.
      expect(ublOfDocument(structuredClone(document))).toBe(xml);
      const { invoice, unread } = readUbl(xml);
      const { facts } = document;
      expect(unread).toEqual([]);
      expect(invoice.totals.inclusive).toBe(Math.abs(facts.total));
      expect(invoice.totals.payable).toBe(
        given.isPaid && document.kind === 'invoice' ? 0 : Math.abs(facts.total),
      );
      expect(invoice.vat.map(({ tax }) => tax)).toEqual(facts.taxes.map(({ tax }) => Math.abs(tax)));
      expect(invoice.issued).toBe('2026-03-13');
    }),
    { numRuns: runs },
  );
});
