import type { TaxPart } from '@izlog/contract/ecommerce/cart/tax-part';
import type { PaymentCode } from '@izlog/contract/ecommerce/duties/which-paper';
import {
  checkInvoice,
  completeInvoice,
  type DocumentAdjustment,
  hrSpecification,
  type Invoice,
  InvoiceRefused,
  kpd,
  type Line,
  type Problem,
  unitPriceOf,
  type Vat,
  writeUbl,
} from 'e-invoice';
import { orderReference } from '../../payment-slip/check-reference.ts';
import type { DocumentFacts, FactLine } from '../document.tables.ts';
import { zagrebClock } from './zagreb-clock.ts';

/** What of the row of an issued document its UBL is drawn of. */
export interface RenderedDocument {
  kind: 'invoice' | 'credit';
  number: string;
  issuedAt: Date;
  facts: DocumentFacts;
}

/** A rule that the e-invoice of a document would break, and the line of its facts where it is of one. */
export interface UblProblem extends Problem {
  line: number | null;
}

/** UBL 2.1 of a document by EN 16931 and Croatia's CIUS, from its row alone (DOC-01, FISC-04). Throws InvoiceRefused. */
export const ublOfDocument = (document: RenderedDocument): string => writeUbl(invoiceOf(document).invoice);

/** All that keeps a document from being an e-invoice; empty where nothing does. */
export function ublProblems(document: RenderedDocument): UblProblem[] {
  const { invoice, lineOf } = invoiceOf(document);
  const found = checkInvoice(invoice).map((problem) => {
    const place = /^lines\[(\d+)\]/.exec(problem.field)?.[1];
    return { ...problem, line: place === undefined ? null : (lineOf[Number(place)] ?? null) };
  });
  if (found.length > 0) return found;
  try {
    // The schema forbids more than the rules do: what has no letters, too many of them.
    writeUbl(invoice);
    return [];
  } catch (failure) {
    if (failure instanceof InvoiceRefused) return failure.problems.map((one) => ({ ...one, line: null }));
    throw failure;
  }
}

function invoiceOf({ kind, number, issuedAt, facts }: RenderedDocument): {
  invoice: Invoice;
  lineOf: number[];
} {
  const issued = zagrebClock(issuedAt);
  const isCredit = kind === 'credit';
  const { seller, buyer, payment, operator, corrects } = facts;
  const { lines, lineOf } = linesOf(facts, isCredit);
  const vat = vatOf(facts);
  const isPaid = !isCredit && payment.paidAt !== null;
  const invoice = completeInvoice({
    kind: isCredit ? 'credit note' : 'invoice',
    specification: hrSpecification,
    // Table HR-TB-1: goods and services by an order; credit notes.
    process: isCredit ? 'P9' : 'P1',
    number,
    issued: issued.day,
    issuedAt: issued.time,
    type: isCredit ? '381' : '380',
    currency: facts.currency,
    // What is given back is due at once (BR-CO-25).
    ...(!isPaid && {
      due: payment.dueAt && !isCredit ? zagrebClock(new Date(payment.dueAt)).day : issued.day,
    }),
    ...(facts.sentences.length > 0 && { notes: facts.sentences.map(({ text }) => ({ text })) }),
    salesOrder: facts.order,
    ...(corrects && {
      preceding: [{ number: corrects.number, issued: zagrebClock(new Date(corrects.issuedAt)).day }],
    }),
    seller: {
      name: seller.name,
      endpoint: { scheme: '9934', id: seller.oib },
      registration: { id: seller.oib },
      ...(seller.isVatPayer
        ? { vatId: `HR${seller.oib}` }
        : { taxRegistration: { id: seller.oib, scheme: 'FRE' } }),
      operator: { name: operator.mark, oib: operator.oib },
      address: { ...optional('street', seller.street), ...townOf(seller.town), country: 'HR' },
    },
    buyer: buyerOf(buyer),
    payments: [
      {
        code: paymentMeans[payment.code],
        reference: Object.values(orderReference(facts.order)).join(' '),
        ...(seller.iban !== '' && { account: { id: seller.iban } }),
      },
    ],
    lines,
    adjustments: chargesOf(facts, isCredit),
    // Where all of it is free there is no tax to be told: its rows follow from the lines.
    ...(facts.taxes.length > 0 && {
      vat: facts.taxes.map(({ rate, base, tax }) => ({
        ...vat(rate),
        taxable: signed(base, isCredit),
        tax: signed(tax, isCredit),
      })),
    }),
    ...(isPaid && { totals: { prepaid: facts.total } }),
  });
  return { invoice, lineOf };
}

/** UNTDID 4461. */
const paymentMeans: Record<PaymentCode, string> = { cash: '10', card: '48', transfer: '30', other: '1' };

/** A credit note says what it takes back as positive amounts. */
const signed = (amount: number, isCredit: boolean): number => (isCredit ? 0 - amount : amount);

const optional = <K extends string>(key: K, value: string) =>
  (value === '' ? {} : { [key]: value }) as Partial<Record<K, string>>;

/** `10000 Zagreb` */
function townOf(town: string): { postcode?: string; city?: string } {
  const [, postcode = '', city = ''] = /^(\d{5})?\s*(.*)$/.exec(town.trim()) ?? [];
  return { ...optional('postcode', postcode), ...optional('city', city) };
}

function buyerOf(buyer: DocumentFacts['buyer']): Invoice['buyer'] {
  const number = buyer.company?.number.replaceAll(/\s/g, '').toUpperCase() ?? '';
  const oib = number.replace(/^HR/, '');
  return {
    name: buyer.company?.name ?? buyer.name,
    ...(oib !== '' && {
      endpoint: { scheme: '9934', id: oib },
      registration: { id: oib },
      vatId: `HR${oib}`,
    }),
    address: {
      ...optional('street', buyer.street),
      ...optional('city', buyer.city),
      ...optional('postcode', buyer.zipCode),
      country: buyer.country || 'HR',
    },
  };
}

/** VAT by its rate in hundredths of a percent: what carries none is exempt, for the reason that stands on the paper. */
function vatOf({ sentences }: DocumentFacts): (rate: number) => Vat {
  const text = sentences.map((one) => one.text).join(' ') || 'Oslobođeno PDV-a.';
  return (rate) =>
    rate === 0
      ? { category: 'E', rate: '0', exemption: { text } }
      : { category: 'S', rate: String(rate / 100) };
}

/** The lines of what was sold, one for each rate of a mixed bundle, and of which line of the facts each is. */
function linesOf(facts: DocumentFacts, isCredit: boolean): { lines: Line[]; lineOf: number[] } {
  const found = facts.lines.flatMap((line, place) =>
    line.kind === 'delivery' ? [] : partsOf(line, facts).map((part) => ({ line, place, part })),
  );
  const parts = agrees(facts)
    ? found
    : // Cents of a part of a refund fall otherwise on its lines than on its rates: the rates rule.
      facts.taxes.map((part) => ({ line: together(facts), place: 0, part }));
  const vat = vatOf(facts);
  return {
    lineOf: parts.map(({ place }) => place),
    lines: parts.map(({ line, part }, index) => {
      const quantity = String(line.quantity ?? 1);
      const amount = signed(part.base, isCredit);
      return {
        id: String(index + 1),
        name: line.name,
        ...(line.sku && { sellersId: line.sku }),
        quantity,
        unit: 'H87',
        amount,
        price: { net: unitPriceOf(amount, quantity) ?? '0' },
        vat: vat(part.rate),
        ...(line.kpd && { classifications: [kpd(line.kpd)] }),
      };
    }),
  };
}

/** What cost nothing carries no tax: it is of a rate that the document has. */
const partsOf = ({ taxes }: FactLine, facts: DocumentFacts): TaxPart[] => {
  const known = taxes.filter(({ rate }) => facts.taxes.some((one) => one.rate === rate));
  return known.length > 0 ? known : [{ rate: facts.taxes[0]?.rate ?? 0, base: 0, tax: 0 }];
};

const together = ({ lines }: DocumentFacts): FactLine => {
  const [first] = lines;
  const name = lines
    .map((line) => line.name)
    .join(', ')
    .slice(0, 1024);
  if (!first) throw new Error('the document has no lines');
  return { ...first, kind: 'amount', name, sku: null, quantity: 1 };
};

/** Whether the lines come to what stands at each rate. */
const agrees = ({ lines, taxes }: DocumentFacts): boolean => {
  const rates = new Set([...taxes, ...lines.flatMap((line) => line.taxes)].map(({ rate }) => rate));
  const sum = (of: readonly TaxPart[], rate: number) =>
    of.reduce((all, one) => (one.rate === rate ? all + one.base : all), 0);
  return [...rates].every(
    (rate) =>
      sum(taxes, rate) ===
      sum(
        lines.flatMap((line) => line.taxes),
        rate,
      ),
  );
};

/** Delivery is a charge of the whole document. */
function chargesOf(facts: DocumentFacts, isCredit: boolean): DocumentAdjustment[] {
  if (!agrees(facts)) return [];
  const vat = vatOf(facts);
  return facts.lines
    .filter(({ kind }) => kind === 'delivery')
    .flatMap(({ name, taxes }) =>
      taxes
        .filter(({ base }) => base !== 0)
        .map(
          ({ rate, base }): DocumentAdjustment => ({
            kind: 'charge',
            amount: signed(base, isCredit),
            reason: name,
            vat: vat(rate),
          }),
        ),
    );
}
