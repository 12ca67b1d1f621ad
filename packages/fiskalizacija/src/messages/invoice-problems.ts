import { isOib } from '../oib.ts';
import type { FiscalInvoice, InvoiceChange, TaxAmount } from './invoice.ts';

/** A field of an invoice and what is wrong with it. */
export interface InvoiceProblem {
  field: string;
  problem:
    | 'notAnOib'
    /** Premises are marked by 1 to 20 letters and digits, without a space or an umlaut. */
    | 'notAMark'
    /** Not a whole number that fits. */
    | 'notANumber'
    | 'notAMoment'
    | 'notAZki'
    /** Empty, longer than 100 characters, or with characters that XML cannot carry. */
    | 'notAText'
    /** A buyer's OIB goes with cash or card only; by transfer a company gets an e-invoice. */
    | 'notWithTransfer'
    /** Who is no VAT payer shows no VAT. */
    | 'notWithoutVatSystem';
}

/** Thrown for an invoice that cannot be a message; `problems` name the fields. */
export class InvoiceInputError extends Error {
  override readonly name = 'InvoiceInputError';
  readonly problems: readonly InvoiceProblem[];
  constructor(problems: readonly InvoiceProblem[]) {
    super(`Not an invoice: ${problems.map(({ field, problem }) => `${field} ${problem}`).join(', ')}.`);
    this.problems = problems;
  }
}

/** What keeps an invoice (and a change of it) from being a message; empty where nothing does. */
export function invoiceProblems(invoice: FiscalInvoice, change?: InvoiceChange): InvoiceProblem[] {
  const wrong: InvoiceProblem[] = [];
  const expect = (fine: boolean, field: string, problem: InvoiceProblem['problem']) => {
    if (!fine) wrong.push({ field, problem });
  };
  const expectTaxes = (field: string, taxes: readonly TaxAmount[] = []) => {
    for (const [place, { rate, base, amount }] of taxes.entries()) {
      expect(Number.isInteger(rate) && rate >= 0 && rate < 100_000, `${field}.${place}.rate`, 'notANumber');
      expect(isAmount(base), `${field}.${place}.base`, 'notANumber');
      expect(isAmount(amount), `${field}.${place}.amount`, 'notANumber');
    }
  };
  expect(isOib(invoice.oib), 'oib', 'notAnOib');
  expect(!Number.isNaN(invoice.issuedAt.getTime()), 'issuedAt', 'notAMoment');
  expect(isNumber(invoice.number), 'number', 'notANumber');
  expect(isPremisesMark(invoice.premises), 'premises', 'notAMark');
  expect(isNumber(invoice.device), 'device', 'notANumber');
  expectTaxes('vat', invoice.vat);
  expect(invoice.inVatSystem || !invoice.vat?.length, 'vat', 'notWithoutVatSystem');
  expectTaxes('consumptionTax', invoice.consumptionTax);
  expectTaxes('otherTaxes', invoice.otherTaxes);
  for (const [place, { name }] of (invoice.otherTaxes ?? []).entries())
    expect(isText(name), `otherTaxes.${place}.name`, 'notAText');
  for (const field of ['exempt', 'margin', 'notTaxed', 'total'] as const)
    expect(isAmount(invoice[field] ?? 0), field, 'notANumber');
  for (const [place, { name, amount }] of (invoice.fees ?? []).entries()) {
    expect(isText(name), `fees.${place}.name`, 'notAText');
    expect(isAmount(amount), `fees.${place}.amount`, 'notANumber');
  }
  expect(isOib(invoice.operatorOib), 'operatorOib', 'notAnOib');
  expect(/^[a-f0-9]{32}$/.test(invoice.zki), 'zki', 'notAZki');
  if (invoice.paperInvoice !== undefined) expect(isText(invoice.paperInvoice), 'paperInvoice', 'notAText');
  if (invoice.buyerOib !== undefined) {
    expect(isOib(invoice.buyerOib), 'buyerOib', 'notAnOib');
    expect(invoice.payment !== 'transfer', 'buyerOib', 'notWithTransfer');
  }
  if (change?.buyerOib) {
    expect(isOib(change.buyerOib), 'change.buyerOib', 'notAnOib');
    expect(change.payment !== 'transfer', 'change.buyerOib', 'notWithTransfer');
  }
  return wrong;
}

/** Whether `text` may be the mark of premises. */
export const isPremisesMark = (text: string): boolean => /^[0-9a-zA-Z]{1,20}$/.test(text);

const isAmount = (cents: number) => Number.isSafeInteger(cents);
const isNumber = (number: number) => Number.isSafeInteger(number) && number >= 1;

const isText = (text: string) => text.length >= 1 && text.length <= 100 && Array.from(text).every(isWritable);

/** Whether XML 1.0 has a way to write a character: no control characters, no halves of a pair. */
function isWritable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return character === '\t' || character === '\n' || character === '\r';
  return code < 0xd800 || (code > 0xdfff && code < 0xfffe) || code > 0xffff;
}
