import type { FiscalInvoice as Message } from 'fiskalizacija';
import type { IssuedDocument } from '../documents/document.queries.ts';
import { fiscalInvoiceOf } from '../documents/fiscal-invoice.ts';

/** What the tax host is told of a document, from its row alone; the code of the issuer and whether it is late come with sending. */
export function messageOfDocument(document: IssuedDocument): Omit<Message, 'zki' | 'late'> {
  const invoice = fiscalInvoiceOf(document);
  return {
    oib: invoice.oib,
    inVatSystem: invoice.isVatPayer,
    issuedAt: invoice.issuedAt,
    // One sequence for premises and device.
    sequence: 'device',
    number: invoice.sequence,
    premises: invoice.premises,
    device: Number(invoice.device),
    vat: invoice.isVatPayer ? invoice.taxes.map(({ rate, base, tax }) => ({ rate, base, amount: tax })) : [],
    ...(invoice.exempt === null ? {} : { exempt: invoice.exempt }),
    total: invoice.total,
    payment: invoice.paidBy,
    operatorOib: invoice.operatorOib,
    ...(invoice.buyerOib === null ? {} : { buyerOib: invoice.buyerOib }),
  };
}
