import type { Invoice } from '../invoice.ts';
import { InvoiceRefused, type Problem } from '../problem.ts';
import { checkInvoice } from '../rules/check-invoice.ts';
import { documentFields } from './document-fields.ts';
import { blank, type Document } from './fields.ts';
import { serializedUbl } from './xml.ts';

/**
 * The invoice as UBL 2.1, as text to be kept as UTF-8. The same invoice gives the same text. Throws `InvoiceRefused` with all
 * that its specification forbids (`checkInvoice`) or that XML cannot hold; nothing is mended or rounded in silence.
 */
export function writeUbl(invoice: Invoice): string {
  const { xml, problems } = ublOf(invoice);
  if (problems.length > 0)
    throw new InvoiceRefused(`${invoice.kind} ${invoice.number} cannot be written`, problems);
  return xml;
}

/** The text, also of an invoice that is not in order, and all that is wrong. */
export function ublOf(invoice: Invoice): { xml: string; problems: Problem[] } {
  const { kind, currency } = invoice;
  const document: Document = { kind, currency, problems: checkInvoice(invoice), read: new Set() };
  const root = blank(kind === 'invoice' ? 'Invoice' : 'CreditNote');
  for (const field of documentFields) field.write(invoice, root, document, '');
  return { xml: serializedUbl(root), problems: document.problems };
}
