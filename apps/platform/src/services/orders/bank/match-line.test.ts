import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MatchedLine, matchLine } from './match-line.ts';
import type { Candidate } from './order-index.ts';

const names = ['Ana Anić', 'Anić Marko', 'Iva Horvat', 'Horvat Iva Ana', 'Žarko Đurić', ''];
let ids = 0;

const candidate = (number: number, rest: number, buyer: string): Candidate => ({
  ...{ id: ++ids, slug: `2026-${String(number).padStart(6, '0')}`, buyer, rest, currency: 'EUR' },
  ...{ state: 'awaitingPayment', paymentKind: 'bankTransfer', isPaid: false, unproved: 0 },
});
const line = (amount: number, name: string, reference: string): MatchedLine => ({
  ...{ direction: 'in', amount, currency: 'EUR', name, reference, text: '' },
  ...{ returnReason: null, payments: 1, isMaybeTwice: false },
});

/** The orders with the sum of a movement whose number is one mistake away, found by trying every mistake. */
function nearby(written: string, orders: readonly Candidate[]): number[] {
  const digits = [...'0123456789'];
  const made = (right: string) => [
    ...Array.from(right, (_, at) => right.slice(0, at) + right.slice(at + 1)),
    ...Array.from({ length: right.length + 1 }, (_, at) =>
      digits.map((one) => right.slice(0, at) + one + right.slice(at)),
    ).flat(),
    ...Array.from(right, (_, at) =>
      digits.map((one) => right.slice(0, at) + one + right.slice(at + 1)),
    ).flat(),
    ...Array.from(
      { length: right.length - 1 },
      (_, at) => right.slice(0, at) + right[at + 1] + right[at] + right.slice(at + 2),
    ),
  ];
  return orders.flatMap(({ id, slug }) =>
    made(slug.replace('-', '')).some((wrong) => wrong === written) ? [id] : [],
  );
}

const someOrders = fc.uniqueArray(
  fc.record({
    number: fc.integer({ min: 100, max: 140 }),
    rest: fc.constantFrom(1000, 2000),
    name: fc.constantFrom(...names),
  }),
  { selector: ({ number }) => number, maxLength: 25 },
);

test('[BANK-01] among many orders of one sum those are found whose number was written with one mistake, and whose buyer has that name', () => {
  fc.assert(
    fc.property(
      someOrders,
      fc.integer({ min: 0, max: 2_026_000_160 }),
      fc.constantFrom(...names.filter(Boolean)),
      (drafts, digits, name) => {
        const orders = drafts.map((one) => candidate(one.number, one.rest, one.name));
        const fitting = orders.filter(({ rest }) => rest === 1000);
        const written = String(2_026_000_100 + (digits % 61)).slice(0, 9 + (digits % 2));

        const { reason, orderIds } = matchLine(line(1000, name, `HR99${written}X`), orders);

        const near = nearby(written, fitting);
        const words = name.toLowerCase().split(' ');
        const ofName = fitting.filter(
          ({ buyer }) =>
            buyer !== '' &&
            buyer
              .toLowerCase()
              .split(' ')
              .every((word) => words.includes(word)),
        );
        const isNamed = orders.some(({ slug }) => slug.replace('-', '') === written);
        if (isNamed) return;
        // Digits behind an order's own may also be its check digit, of which the trial above knows nothing.
        if (near.length > 0)
          expect([reason, near.every((id) => orderIds.includes(id) || orderIds.length === 5)]).toEqual([
            'mistyped',
            true,
          ]);
        else if (reason !== 'mistyped')
          expect([reason, orderIds]).toEqual(
            fitting.length === 0
              ? ['unknown', []]
              : ['noReference', (ofName.length > 0 ? ofName : fitting).slice(0, 5).map(({ id }) => id)],
          );
      },
    ),
    { numRuns: 400 },
  );
});

test('[BANK-01] 20,000 movements that name nothing are held against 5,000 orders of the same sum without one being compared with all', () => {
  const orders = Array.from({ length: 5000 }, (_, at) => candidate(at, 5000, `Kupac Prezime${at} Ana`));
  const began = performance.now();
  let [guessed, mistyped] = [0, 0];
  for (let at = 0; at < 20_000; at++) {
    const { reason } = matchLine(line(5000, `ANA PREZIME${at} KUPAC`, `HR00${3_026_000_000 + at}`), orders);
    if (reason === 'noReference') guessed++;
    if (reason === 'mistyped') mistyped++;
  }

  expect([guessed + mistyped, mistyped]).toEqual([20_000, 5000]);
  // Each with each took minutes.
  expect(performance.now() - began).toBeLessThan(10_000);
});
