import fc from 'fast-check';
import {
  type Adjustment,
  completeInvoice,
  type DocumentAdjustment,
  type HrVatLabel,
  hrSpecification,
  type Invoice,
  type InvoiceDraft,
  kpd,
  type Line,
  type Party,
  percentOf,
  type Seller,
  unitPriceOf,
  type Vat,
} from '../src/index.ts';

/** OIBs whose last digit is right; of nobody. */
const oibs = ['12345678903', '94577403194', '71642207963', '00000000001'];

/** What XML has to write with care, and letters of all alphabets. */
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => text.replaceAll(/\p{Cc}/gu, '&').trim())
  .filter((text) => text !== '' && text.isWellFormed() && !text.startsWith('#'));
const number = fc.stringMatching(/^[1-9][0-9]{0,4}\/P[1-9]\/[1-9]$/).map((text) => text.replaceAll('/', '-'));
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** What may stand on one invoice together: a category of its own each where the norm wants it to. */
type Trade = 'at home' | 'reverse charge' | 'within the EU' | 'export' | 'outside';

const exempt = (label: HrVatLabel, text: string): Vat => ({
  ...{ category: 'E', rate: '0', label, exemption: { text } },
});

const vatsOf: Record<Trade, Vat[]> = {
  'at home': [
    { category: 'S', rate: '25', label: 'HR:PDV25' },
    { category: 'S', rate: '13', label: 'HR:PDV13' },
    { category: 'S', rate: '5', label: 'HR:PDV5' },
    { category: 'Z', rate: '0', label: 'HR:Z' },
    exempt('HR:E', 'čl. 39. st. 1. Zakona o PDV-u'),
    exempt('HR:POVNAK', 'Povratna naknada'),
    exempt('HR:PP', 'Porez na potrošnju'),
    exempt('HR:N', 'Prolazna stavka'),
  ],
  'reverse charge': [
    {
      category: 'AE',
      rate: '0',
      label: 'HR:AE',
      exemption: { code: 'VATEX-EU-AE', text: 'Prijenos porezne obveze' },
    },
    { category: 'S', rate: '25', label: 'HR:PDV25' },
  ],
  'within the EU': [
    {
      category: 'K',
      rate: '0',
      label: 'HR:K',
      exemption: { code: 'VATEX-EU-IC', text: 'čl. 41. Zakona o PDV-u' },
    },
  ],
  export: [{ category: 'G', rate: '0', label: 'HR:G', exemption: { code: 'VATEX-EU-G' } }],
  outside: [
    { category: 'O', label: 'HR:O', exemption: { code: 'VATEX-EU-O', text: 'čl. 5. Zakona o PDV-u' } },
  ],
};

const amount = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 50_000 }) },
  fc.integer({ min: 0, max: 2_000_000_000 }),
);

const adjustment: fc.Arbitrary<Adjustment> = fc
  .record({
    kind: fc.constantFrom('allowance' as const, 'charge' as const),
    base: amount,
    percent: fc.constantFrom('5', '10', '12.5', '33.333'),
    reason: words,
    isOfBase: fc.boolean(),
  })
  .map(({ kind, base, percent, reason, isOfBase }) => ({
    ...{ kind, reason, amount: isOfBase ? percentOf(base, percent) : base },
    ...(isOfBase && { base, percent }),
    reasonCode: kind === 'allowance' ? '95' : 'FC',
  }));

const quantities = ['1', '2', '3', '12', '0.333', '1.5', '7', '100', '2.25'];

/** A line sold at a net amount, whose price of one unit has as many digits as it takes. */
const line = (vats: Vat[], sign: 1 | -1): fc.Arbitrary<Omit<Line, 'id'>> =>
  fc
    .record({
      quantity: fc.constantFrom(...quantities),
      cost: amount,
      adjustments: fc.array(adjustment, { maxLength: 2 }),
      vat: fc.constantFrom(...vats),
      name: words,
      description: optional(words),
      note: optional(words),
      sellersId: optional(words),
      standardId: optional(fc.constant({ id: '3850334341389', scheme: '0160' })),
      origin: optional(fc.constantFrom('HR', 'DE', 'CN')),
      attributes: fc.array(fc.record({ name: words, value: words }), { maxLength: 2 }),
      unit: fc.constantFrom('H87', 'KGM', 'HUR', 'MTR'),
      hasBase: fc.boolean(),
    })
    .map(({ quantity, cost, adjustments, attributes, unit, hasBase, ...rest }) => {
      const more = adjustments.map((one) => ({ ...one, amount: signed(sign, one.amount) }));
      const changes = more.map((one) => (one.kind === 'charge' ? one.amount : -one.amount));
      return {
        ...defined(rest),
        ...{ quantity: sign < 0 ? `-${quantity}` : quantity, unit },
        amount: signed(sign, cost) + changes.reduce((sum, one) => sum + one, 0),
        ...(more.length > 0 && { adjustments: more }),
        ...(attributes.length > 0 && { attributes }),
        classifications: [kpd('62.20.20')],
        price: { net: unitPriceOf(cost, quantity) ?? '0', ...(hasBase && { per: '1', perUnit: unit }) },
      };
    });

const home = { country: 'HR' };

const seller: fc.Arbitrary<Seller> = fc
  .record({
    oib: fc.constantFrom(...oibs),
    name: words,
    city: words,
    isPayer: fc.constant(true),
    phone: optional(words),
  })
  .map(({ oib, name, city, phone }) => ({
    ...{
      endpoint: { id: oib, scheme: '9934' },
      name,
      address: { street: 'Ulica 1', city, postcode: '10000', ...home },
    },
    ...{ vatId: `HR${oib}`, registration: { id: oib }, legalForm: 'Osnovano na Trgovačkom sudu u Zagrebu' },
    ...{
      operator: { oib, name: 'Operater 1' },
      ...(phone && { contact: { phone, email: 'racuni@example.hr' } }),
    },
  }));

const buyerOf = (trade: Trade): fc.Arbitrary<Party> =>
  fc
    .record({ oib: fc.constantFrom(...oibs), name: words, trading: optional(words) })
    .map(({ oib, name, trading }) => {
      const country = { 'within the EU': 'DE', export: 'US' }[trade as string] ?? 'HR';
      const vatId = { 'within the EU': 'DE123456789', export: undefined, outside: undefined }[
        trade as string
      ];
      return {
        ...{ endpoint: { id: oib, scheme: '9934' }, name, address: { country, city: 'Rijeka' } },
        ...(trading && { tradingName: trading, identifiers: [{ id: `9934:${oib}::HR99:001` }] }),
        ...(country === 'HR' && trade !== 'outside' ? { vatId: `HR${oib}` } : vatId && { vatId }),
        ...(trade === 'outside' && { registration: { id: oib } }),
      };
    });

/** Not minus nothing, which XML does not write. */
const signed = (sign: 1 | -1, amount: number): number => (amount === 0 ? 0 : sign * amount);

/** Kinds of documents of a shop. */
const documents = [
  { kind: 'invoice', type: '380', process: 'P1', sign: 1 },
  { kind: 'invoice', type: '386', process: 'P4', sign: 1 },
  { kind: 'invoice', type: '380', process: 'P11', sign: 1 },
  { kind: 'invoice', type: '384', process: 'P10', sign: -1 },
  { kind: 'credit note', type: '381', process: 'P9', sign: 1 },
] as const;

/** Invoices of all kinds, rates and exemptions, with discounts, delivery, rounding, advances; sums that agree. */
export const randomInvoice: fc.Arbitrary<Invoice> = fc
  .tuple(
    fc.constantFrom(...documents),
    fc.oneof(
      { weight: 5, arbitrary: fc.constant<Trade>('at home') },
      fc.constantFrom<Trade>('reverse charge', 'within the EU', 'export', 'outside'),
    ),
  )
  .chain(([document, trade]) =>
    fc.record({
      document: fc.constant(document),
      trade: fc.constant(trade),
      lines: fc.array(line(vatsOf[trade], document.sign), { minLength: 1, maxLength: 6 }),
      adjustments: fc.array(fc.tuple(adjustment, fc.constantFrom(...vatsOf[trade])), { maxLength: 3 }),
      buyer: buyerOf(trade),
      seller: trade === 'outside' ? seller.map(withoutVat) : seller,
      number,
      issued: day,
      time: fc.constantFrom('00:00:00', '09:05:59', '23:59:59'),
      notes: fc.array(words, { maxLength: 2 }),
      prepaid: optional(fc.integer({ min: 1, max: 100_000 })),
      rounding: optional(fc.integer({ min: -4, max: 5 })),
      order: optional(words),
      cashAccounting: optional(fc.constant('Obračun prema naplaćenoj naknadi')),
      isPerLine: fc.boolean(),
    }),
  )
  .map(({ document, trade, lines, adjustments, notes, prepaid, rounding, time, isPerLine, ...rest }) => {
    const { sign, ...kind } = document;
    const draft: InvoiceDraft = {
      ...{ ...kind, ...defined(rest), specification: hrSpecification, issuedAt: time, currency: 'EUR' },
      ...{ due: rest.issued, delivery: { date: rest.issued } },
      ...(notes.length > 0 && { notes: notes.map((text) => ({ text })) }),
      ...(sign < 0 || document.kind === 'credit note'
        ? { preceding: [{ number: '1-P1-1', issued: '2026-01-02' }] }
        : {}),
      ...(trade === 'within the EU' && {
        delivery: { date: rest.issued, address: { country: 'DE', city: 'Berlin' } },
      }),
      payments: [{ code: '30', reference: 'HR00 123456', account: { id: 'HR1210010051863000160' } }],
      lines: lines.map((one, index) => ({ id: String(index + 1), ...one })),
      ...(adjustments.length > 0 && {
        adjustments: adjustments.map(
          ([one, vat]): DocumentAdjustment => ({ ...one, amount: signed(sign, one.amount), vat }),
        ),
      }),
      totals: defined({ prepaid, rounding }),
    };
    const invoice = completeInvoice(draft);
    return isPerLine ? withVatOfLines(invoice, draft) : invoice;
  });

/** VAT as a shop charges it that takes it out of each line: a hundredth here and there apart from the rate of the sum. */
function withVatOfLines(invoice: Invoice, draft: InvoiceDraft): Invoice {
  const vat = invoice.vat.map((row, index) => ({
    ...row,
    tax: row.category === 'S' ? row.tax + (index % 2 === 0 ? 1 : -1) * invoice.lines.length : row.tax,
  }));
  return completeInvoice({ ...draft, vat });
}

function withoutVat({ vatId: _, ...rest }: Seller): Seller {
  return rest;
}

function defined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
