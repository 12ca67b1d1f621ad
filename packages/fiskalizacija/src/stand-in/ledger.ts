import { randomUUID } from 'node:crypto';
import type { CheckCode } from '../messages/codes.ts';
import { zagrebYear } from '../zagreb-time.ts';
import type { ReadInvoice } from './read-invoice.ts';

/** An invoice that the stand-in has on its books. */
export interface BookedInvoice {
  invoice: ReadInvoice;
  jir: string;
  /** The messages that brought it, the first and every repeat. */
  messageIds: string[];
  /** What the test host would have found (appendix 13); a JIR is given all the same, as by the real one. */
  findings: CheckCode[];
  /** Payment and buyer's OIB as they were changed last. */
  changed: { payment: string; buyerOib: string | null } | null;
}

/** What became of an invoice that came. */
export type Booking =
  | { booked: BookedInvoice; isRepeat: boolean }
  /** The number stands for another invoice. */
  | { taken: BookedInvoice };

/** Books of the invoices that were reported. */
export class Ledger {
  readonly #byNumber = new Map<string, BookedInvoice>();
  readonly #messageIds = new Set<string>();

  /** In the order in which they came. */
  get invoices(): readonly BookedInvoice[] {
    return [...this.#byNumber.values()];
  }

  /** Notes a message; false where its number was used before. */
  noteMessage(messageId: string): boolean {
    if (this.#messageIds.has(messageId)) return false;
    this.#messageIds.add(messageId);
    return true;
  }

  /** Books an invoice. The same one again keeps its JIR; another under its number is not booked. */
  book(invoice: ReadInvoice, messageId: string, findings: CheckCode[]): Booking {
    const known = this.#byNumber.get(keyOf(invoice));
    if (!known) {
      const booked = { invoice, jir: randomUUID(), messageIds: [messageId], findings, changed: null };
      this.#byNumber.set(keyOf(invoice), booked);
      return { booked, isRepeat: false };
    }
    if (!isSame(known.invoice, invoice)) return { taken: known };
    known.messageIds.push(messageId);
    return { booked: known, isRepeat: true };
  }

  /** The invoice as it was reported, where one with the same contents was. */
  find(invoice: ReadInvoice): BookedInvoice | undefined {
    const known = this.#byNumber.get(keyOf(invoice));
    return known && isSame(known.invoice, invoice) ? known : undefined;
  }
}

/** Numbers run on over the premises or a device, and begin again each year in Zagreb. */
const keyOf = ({ oib, issuedAt, premises, sequence, device, number }: ReadInvoice) =>
  [oib, zagrebYear(issuedAt), premises, sequence === 'N' ? device : '', number].join('/');

/** Whether it is the same invoice; that it is late may have come in between. */
const isSame = (one: ReadInvoice, other: ReadInvoice) =>
  JSON.stringify({ ...one, late: false }) === JSON.stringify({ ...other, late: false });
