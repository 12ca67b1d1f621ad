import { type Money, writtenMoney } from '../amounts/money.ts';
import { isOib } from '../croatia/oib.ts';
import type { LocalDate } from '../invoice.ts';
import { InvoiceRefused, type Problem } from '../problem.ts';
import { isDate } from '../ubl/values.ts';
import { type MessageHead, message, type Part, type UnsignedMessage } from './message.ts';

/** The e-invoice that is paid or rejected, as the tax administration knows it. */
export interface ReportedInvoice {
  number: string;
  issued: LocalDate;
  sellerOib: string;
  buyerOib: string;
}

/** A payment of an issued e-invoice, which its seller reports (Fiscalisation Act, art. 52). */
export interface PaymentReport {
  invoice: ReportedInvoice;
  paid: LocalDate;
  amount: Money;
  /** `account` by transfer, `offset` of mutual debts, `other`. */
  by: 'account' | 'offset' | 'other';
}

/** A received e-invoice that its buyer does not accept (art. 53). */
export interface RejectionReport {
  invoice: ReportedInvoice;
  rejected: LocalDate;
  /** What is wrong: data that VAT does not depend on, data that it does, something else. */
  kind: 'not of VAT' | 'of VAT' | 'other';
  reason: string;
}

export const paymentCodes: Record<PaymentReport['by'], string> = { account: 'T', offset: 'O', other: 'Z' };

export const rejectionCodes: Record<RejectionReport['kind'], string> = {
  ...{ 'not of VAT': 'N', 'of VAT': 'U', other: 'O' },
};

/** Payments and rejections of a month are reported by the 20th of the next one. */
export function reportedBy(happened: LocalDate): LocalDate {
  const [year = 0, month = 0] = happened.split('-').map(Number);
  return new Date(Date.UTC(year, month, 20)).toISOString().slice(0, 10);
}

/** `EvidentirajNaplatuZahtjev`. Throws `InvoiceRefused` for numbers that are no OIB, dates that are none, more than 100. */
export function paymentMessage(head: MessageHead, payments: readonly PaymentReport[]): UnsignedMessage {
  const problems: Problem[] = [];
  const records = payments.map(({ invoice, paid, amount, by }, index): Part => {
    const field = `payments[${index}]`;
    problems.push(...dateProblems(paid, `${field}.paid`));
    if (!Number.isSafeInteger(amount))
      problems.push({ field: `${field}.amount`, reason: 'is no whole number' });
    return [
      'Naplata',
      [
        ...identity(invoice, field, problems),
        ['datumNaplate', paid],
        ['naplaceniIznos', Number.isSafeInteger(amount) ? writtenMoney(amount) : ''],
        ['nacinPlacanja', paymentCodes[by]],
      ],
    ];
  });
  return written('EvidentirajNaplatuZahtjev', head, records, problems);
}

/** `EvidentirajOdbijanjeZahtjev`. Throws as `paymentMessage` does, and for a reason of more than 1,024 characters. */
export function rejectionMessage(head: MessageHead, rejections: readonly RejectionReport[]): UnsignedMessage {
  const problems: Problem[] = [];
  const records = rejections.map(({ invoice, rejected, kind, reason }, index): Part => {
    const field = `rejections[${index}]`;
    problems.push(...dateProblems(rejected, `${field}.rejected`));
    if (reason.trim() === '' || reason.length > 1024)
      problems.push({ field: `${field}.reason`, reason: 'has not 1 to 1024 characters' });
    return [
      'Odbijanje',
      [
        ...identity(invoice, field, problems),
        ['datumOdbijanja', rejected],
        ['vrstaRazlogaOdbijanja', rejectionCodes[kind]],
        ['razlogOdbijanja', reason],
      ],
    ];
  });
  return written('EvidentirajOdbijanjeZahtjev', head, records, problems);
}

function written(name: string, head: MessageHead, records: Part[], problems: Problem[]): UnsignedMessage {
  if (problems.length > 0) throw new InvoiceRefused(`${name} cannot be written`, problems);
  return message('eIzvjestavanje', name, head, { records });
}

function identity(invoice: ReportedInvoice, field: string, problems: Problem[]): Part[] {
  const { number, issued, sellerOib, buyerOib } = invoice;
  if (number === '' || number.length > 100)
    problems.push({ field: `${field}.invoice.number`, reason: 'has not 1 to 100 characters' });
  problems.push(...dateProblems(issued, `${field}.invoice.issued`));
  for (const [key, oib] of Object.entries({ sellerOib, buyerOib }))
    if (!isOib(oib)) problems.push({ field: `${field}.invoice.${key}`, reason: `is no OIB: ${oib}` });
  return [
    ['brojDokumenta', number],
    ['datumIzdavanja', issued],
    ['oibPorezniBrojIzdavatelja', sellerOib],
    ['oibPorezniBrojPrimatelja', buyerOib],
  ];
}

const dateProblems = (day: LocalDate, field: string): Problem[] =>
  isDate(day) ? [] : [{ field, reason: `is no date: ${day}` }];
