import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkInvoice, completeInvoice, hrSpecification, type Invoice, kpd, writeUbl } from '../src/index.ts';
import { ublOf } from '../src/ubl/write-ubl.ts';
import { croatianFaults, type Faults, normFaults, schemaFaults } from './engines.ts';
import { isPublishedHere } from './published.ts';
import { randomInvoice } from './random-invoice.ts';

const none = (xmls: readonly unknown[]): Faults => xmls.map(() => []);

test.skipIf(!isPublishedHere)(
  '[FISC-04] random invoices hold the schema and all Croatian rules',
  { tags: ['release'] },
  async () => {
    const { random, faults } = judged();

    expect(await schemaFaults(random)).toEqual(none(random));
    expect(faults.slice(0, random.length)).toEqual(none(random));
  },
);

// The rules of the norm take Saxon seconds to compile.
test.skipIf(!isPublishedHere)(
  '[FISC-04] random invoices hold the schema, all rules of EN 16931 and all Croatian ones',
  { tags: ['release'], timeout: 3_600_000 },
  async () => {
    const rounds = Number(process.env.INVOICE_RULE_ROUNDS ?? 4);
    for (let round = 0; round < rounds; round++) {
      const xmls = fc.sample(randomInvoice, 500).map(writeUbl);

      expect(await schemaFaults(xmls)).toEqual(none(xmls));
      expect(normFaults(xmls)).toEqual(none(xmls));
      expect(croatianFaults(xmls)).toEqual(none(xmls));
    }
  },
);

/** An invoice that is in order, of two rates and a deposit. */
const good = (): Invoice => {
  const party = (oib: string, name: string) => ({
    ...{ endpoint: { id: oib, scheme: '9934' }, name, vatId: `HR${oib}` },
    address: { street: 'Ulica 1', city: 'Zagreb', postcode: '10000', country: 'HR' },
  });
  return completeInvoice({
    ...{ kind: 'invoice', specification: hrSpecification, process: 'P1', number: '1-P1-1', type: '380' },
    ...{ issued: '2026-03-12', issuedAt: '12:00:00', due: '2026-04-12', currency: 'EUR' },
    seller: { ...party('12345678903', 'Primjer d.o.o.'), operator: { oib: '12345678903', name: 'Web' } },
    buyer: party('94577403194', 'Kupac d.o.o.'),
    delivery: { date: '2026-03-12' },
    payments: [{ code: '30', account: { id: 'HR1210010051863000160' } }],
    lines: [
      {
        ...{ id: '1', name: 'Voda', quantity: '3', unit: 'H87', amount: 300, price: { net: '1.00' } },
        ...{ vat: { category: 'S', rate: '25' }, classifications: [kpd('11.07.11')] },
      },
      {
        ...{ id: '2', name: 'Knjiga', quantity: '1', unit: 'H87', amount: 1000, price: { net: '10.00' } },
        ...{ vat: { category: 'S', rate: '5' }, classifications: [kpd('58.11.11')] },
      },
    ],
    adjustments: [
      {
        ...{ kind: 'charge', amount: 21, reason: 'Povratna naknada' },
        vat: { category: 'E', rate: '0', label: 'HR:POVNAK', exemption: { text: 'Povratna naknada' } },
      },
    ],
  });
};

/** One thing made wrong, the rule that forbids it, and whether the engines know that rule (`schema`: the schema does). */
const wrongs: [rule: string, spoil: (invoice: Invoice) => unknown][] = [
  ['HR-BR-1', (i) => Object.assign(i, { number: '1 - 1' })],
  ['HR-BR-2', (i) => delete i.issuedAt],
  ['HR-BR-4', (i) => delete i.due],
  ['HR-BR-6', (i) => Object.assign(i, { preceding: [{ number: '1-1-1' }] })],
  ['HR-BR-7', (i) => delete i.seller.endpoint],
  ['HR-BR-9', (i) => Object.assign(i.seller, { operator: { name: 'Web', oib: '12345678901' } })],
  ['HR-BR-9', (i) => Object.assign(i.seller, { operator: { name: 'Web' } })],
  ['HR-BR-10', (i) => delete i.buyer.endpoint],
  [
    'HR-BR-16',
    (i) => {
      i.lines[0] = { ...line(i), vat: exempt({ text: 'Oslobođeno' }) };
    },
  ],
  [
    'HR-BR-17',
    (i) => [
      Object.assign(i, { order: '5' }),
      Object.assign(line(i), { orderLine: { line: '1', document: '5' } }),
    ],
  ],
  [
    'HR-BR-18',
    (i) => [
      Object.assign(i, { despatchAdvice: '5' }),
      Object.assign(line(i), { despatchLine: { line: '1', document: '5' } }),
    ],
  ],
  [
    'HR-BR-19',
    (i) => [
      Object.assign(i, { receivingAdvice: '5' }),
      Object.assign(line(i), { receiptLine: { line: '1', document: '5' } }),
    ],
  ],
  ['HR-BR-20', (i) => Object.assign(line(i), { price: { net: '1.00', per: '0' } })],
  ['HR-BR-21', (i) => Object.assign(line(i), { price: { net: '1.00', per: '1', perUnit: 'KGM' } })],
  ['HR-BR-25', (i) => delete line(i).classifications],
  ['HR-BR-25', (i) => Object.assign(line(i), { classifications: [{ code: '11.07.11', list: 'STH' }] })],
  ['HR-BR-26', (i) => delete i.hr],
  ['HR-BR-34', (i) => Object.assign(i, { process: 'P13' })],
  ['HR-BR-34', (i) => delete i.process],
  ['HR-BR-36', (i) => Object.assign(line(i), { vat: { ...exempt(), label: 'HR:E' } })],
  ['HR-BR-37', (i) => Object.assign(i.seller, { operator: { oib: '12345678903' } })],
  ['HR-BR-40', (i) => Object.assign(i, { issued: '2025-12-31' })],
  ['HR-BR-42', (i) => Object.assign(i, { process: `P99:${'x'.repeat(200)}` })],
  ['HR-BR-43', (i) => Object.assign(i, { contract: 'x'.repeat(1025) })],
  ['HR-BR-44', (i) => Object.assign(i, { delivery: { date: '2126-03-12' } })],
  ['HR-BR-45', (i) => Object.assign(i, { preceding: [{ number: '1-1-1', issued: '1126-03-12' }] })],
  ['HR-BR-46', (i) => Object.assign(line(i), { name: 'x'.repeat(1025) })],
  ['HR-BR-47', (i) => Object.assign(line(i), { description: 'x'.repeat(4097) })],
  ['HR-BR-48', (i) => Object.assign(i, { taxPoint: '1126-03-12' })],
  ['HR-BR-49', (i) => Object.assign(i, { period: { start: '1126-03-12' } })],
  ['HR-BR-50', (i) => Object.assign(i, { period: { end: '2126-03-12' } })],
  ['HR-BR-51', (i) => Object.assign(line(i), { period: { start: '1126-03-12' } })],
  ['HR-BR-52', (i) => Object.assign(line(i), { period: { end: '2126-03-12' } })],
  ['HR-BR-53', (i) => Object.assign(i.seller, { vatId: 'HR12345678901' })],
  ['HR-BR-53', (i) => Object.assign(i.buyer, { vatId: 'HR1234567890' })],
  ['HR-BR-S-1', (i) => delete i.buyer.vatId],
  [
    'HR-BR-55',
    (i) => {
      for (const row of i.hr?.vat ?? []) row.tax += 1;
    },
  ],
  ['HR-BR-56', (i) => Object.assign(line(i), { price: { net: '1.00000000000' } })],
];

let judgement: { random: string[]; faults: Faults } | undefined;

/** What Croatia's rules say of random invoices, of the good one, and of each that is wrong: Saxon takes seconds to learn them. */
function judged() {
  if (judgement) return judgement;
  const random = fc.sample(randomInvoice, 12).map(writeUbl);
  const others = [writeUbl(good()), ...wrongs.map(([, spoil]) => ublOf(spoilt(spoil)).xml)];
  judgement = { random, faults: croatianFaults([...random, ...others]) };
  return judgement;
}

const line = (invoice: Invoice) => invoice.lines[0] ?? expect.fail('no line');
const exempt = (exemption?: { text: string }) => ({
  category: 'E',
  rate: '0',
  ...(exemption && { exemption }),
});

const spoilt = (spoil: (invoice: Invoice) => unknown) => {
  const invoice = good();
  spoil(invoice);
  return invoice;
};

test('[FISC-04] an invoice in order has no problem, and each wrong of Croatia its rule', () => {
  expect(checkInvoice(good())).toEqual([]);
  for (const [rule, spoil] of wrongs) {
    const { problems } = ublOf(spoilt(spoil));

    expect(
      problems.map((one) => one.rule),
      rule,
    ).toContain(rule);
    expect(problems.every(({ field, reason }) => field !== '' && reason !== '')).toBe(true);
  }
});

test.skipIf(!isPublishedHere)('[FISC-04] those whose rules they are refuse the same', () => {
  const { random, faults } = judged();
  const [ofGood, ...ofWrongs] = faults.slice(random.length);

  expect(ofGood).toEqual([]);
  for (const [index, [rule]] of wrongs.entries()) expect(ofWrongs[index], rule).toContain(rule);
});

/** As above, of the norm. */
const wrongsOfTheNorm: typeof wrongs = [
  [
    'BR-CO-10',
    (i) => {
      i.totals.lines += 1;
    },
  ],
  ['BR-CO-11', (i) => Object.assign(i.totals, { allowances: 1 })],
  ['BR-CO-12', (i) => Object.assign(i.totals, { charges: 22 })],
  [
    'BR-CO-13',
    (i) => {
      i.totals.exclusive += 1;
    },
  ],
  [
    'BR-CO-14',
    (i) => {
      i.totals.vat += 1;
    },
  ],
  [
    'BR-CO-15',
    (i) => {
      i.totals.inclusive += 1;
    },
  ],
  [
    'BR-CO-16',
    (i) => {
      i.totals.payable += 1;
    },
  ],
  [
    'BR-CO-17',
    (i) => {
      for (const row of i.vat) row.tax += 100;
    },
  ],
  ['BR-CO-03', (i) => Object.assign(i, { taxPoint: '2026-03-12', period: { taxPointCode: '35' } })],
  ['BR-CO-09', (i) => Object.assign(i.buyer, { vatId: '94577403194' })],
  [
    'BR-CO-21',
    (i) => {
      for (const one of i.adjustments ?? []) Object.assign(one, { kind: 'allowance', reason: undefined });
    },
  ],
  [
    'BR-CO-22',
    (i) => {
      for (const one of i.adjustments ?? []) delete one.reason;
    },
  ],
  ['BR-CO-23', (i) => Object.assign(line(i), { adjustments: [{ kind: 'allowance', amount: 0 }] })],
  ['BR-CO-24', (i) => Object.assign(line(i), { adjustments: [{ kind: 'charge', amount: 0 }] })],
  ['BR-CO-26', (i) => delete i.seller.vatId],
  ['BR-16', (i) => Object.assign(i, { lines: [] })],
  ['BR-27', (i) => Object.assign(line(i), { quantity: '-3', price: { net: '-1.00' } })],
  ['BR-28', (i) => Object.assign(line(i), { price: { net: '1.00', discount: '0', gross: '-1' } })],
  ['BR-29', (i) => Object.assign(i, { period: { start: '2026-03-12', end: '2026-03-11' } })],
  ['BR-30', (i) => Object.assign(line(i), { period: { start: '2026-03-12', end: '2026-03-11' } })],
  ['BR-53', (i) => Object.assign(i, { vatCurrency: 'USD' })],
  ['BR-61', (i) => Object.assign(i, { payments: [{ code: '30' }] })],
  ['BR-62', (i) => Object.assign(i.seller, { endpoint: { id: '12345678903' } })],
  ['BR-63', (i) => Object.assign(i.buyer, { endpoint: { id: '94577403194' } })],
  ['BR-64', (i) => Object.assign(line(i), { standardId: { id: '3850334341389' } })],
  ['BR-S-02', (i) => delete i.seller.vatId],
  ['BR-S-05', (i) => Object.assign(line(i).vat, { rate: '0' })],
  [
    'BR-S-08',
    (i) => {
      for (const row of i.vat) row.taxable += 200;
    },
  ],
  [
    'BR-S-10',
    (i) => {
      for (const row of i.vat) row.exemption = { text: 'Zašto' };
    },
  ],
  [
    'BR-E-10',
    (i) => {
      for (const row of i.vat) delete row.exemption;
    },
  ],
  [
    'BR-O-12',
    (i) => {
      const outside = { category: 'O', exemption: { text: 'čl. 5.' } };
      Object.assign(line(i), { vat: { ...outside, label: 'HR:O' } });
      i.vat.push({ ...outside, taxable: 300, tax: 0 });
    },
  ],
  ['UBL-SR-16', (i) => Object.assign(i.buyer, { identifiers: [{ id: '1' }, { id: '2' }] })],
  [
    'UBL-SR-44',
    (i) => Object.assign(i, { payments: ['1', '2'].map((reference) => ({ code: '48', reference })) }),
  ],
  ['UBL-SR-47', (i) => Object.assign(i, { payments: ['48', '10'].map((code) => ({ code })) })],
];

test('[FISC-04] each wrong of the norm has its rule', () => {
  for (const [rule, spoil] of wrongsOfTheNorm)
    expect(
      ublOf(spoilt(spoil)).problems.map((one) => one.rule),
      rule,
    ).toContain(rule);
});

test.skipIf(!isPublishedHere)(
  '[FISC-04] those whose rules they are refuse the same of the norm',
  { tags: ['release'], timeout: 600_000 },
  () => {
    const faults = normFaults([
      writeUbl(good()),
      ...wrongsOfTheNorm.map(([, spoil]) => ublOf(spoilt(spoil)).xml),
    ]);

    expect(faults[0]).toEqual([]);
    for (const [index, [rule]] of wrongsOfTheNorm.entries()) expect(faults[index + 1], rule).toContain(rule);
  },
);
