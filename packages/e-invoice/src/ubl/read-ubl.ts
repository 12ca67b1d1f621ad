import type { Invoice } from '../invoice.ts';
import { InvoiceRefused, type Problem } from '../problem.ts';
import { documentFields } from './document-fields.ts';
import { type Document, elementsAt } from './fields.ts';
import { parseXml, type XmlElement } from './xml.ts';

/** What a UBL document says. */
export interface ReadInvoice {
  invoice: Invoice;
  /** Paths of elements that have no place in an `Invoice`: they are not of the norm. Signatures are left out of it. */
  unread: string[];
}

const kinds: Partial<Record<string, Invoice['kind']>> = { Invoice: 'invoice', CreditNote: 'credit note' };

/**
 * Reads a UBL 2.1 invoice or credit note of any sender. Throws `InvoiceRefused` with all that is wrong where it is no such
 * document or lacks what the norm asks for. Whether its sums agree is not asked here: see `checkInvoice`.
 */
export function readUbl(xml: string): ReadInvoice {
  const root = parseXml(xml);
  const kind = kinds[root.name];
  if (!kind)
    throw new InvoiceRefused('It cannot be read', [
      { field: 'xml', reason: `is no UBL invoice or credit note but ${root.name}` },
    ]);
  const currency = elementsAt(root, 'cbc:DocumentCurrencyCode')[0]?.text.trim() ?? '';
  const problems: Problem[] = [];
  const document: Document = { kind, currency, problems, read: new Set() };
  const found: Partial<Invoice> = { kind };
  for (const field of documentFields) field.read(root, found, document, '');
  if (!found.lines) problems.push({ field: 'lines', rule: 'BR-16', reason: 'are missing' });
  if (problems.length > 0) throw new InvoiceRefused('It cannot be read', problems);
  // Sums are asked for by BR-CO-18; a reader gives what stands there.
  const invoice = { vat: [], ...found } as unknown as Invoice;
  return { invoice, unread: [...unreadOf(root, document, '')] };
}

function* unreadOf(element: XmlElement, document: Document, path: string): Generator<string> {
  if (element.name.startsWith('sig:')) return;
  const here = path === '' ? element.name : `${path}/${element.name}`;
  if (element.children.length === 0 && element.text.trim() !== '' && !document.read.has(element)) yield here;
  for (const child of element.children) yield* unreadOf(child, document, here);
}
