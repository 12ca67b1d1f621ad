import type { LocalDate } from '../invoice.ts';
import type { PaymentReport, RejectionReport } from '../reports/payment-and-rejection.ts';

/**
 * Who carries e-invoices between companies and tells the tax administration of them: an access point, in Croatia called an
 * information intermediary. Every act throws `AccessPointRefused` where it is told no, and `AccessPointUnreachable` where it
 * is not known whether the act was done.
 */
export interface AccessPoint {
  /** Hands over a document. Returns the id under which the access point knows it. */
  send(document: OutgoingDocument): Promise<string>;
  /** The id of a document that was handed over, of which the answer was lost; asked before it is sent again. */
  find(document: OutgoingDocument): Promise<string | undefined>;
  /** What became of a document that was sent. */
  stateOf(id: string): Promise<DocumentState>;
  /** Tells of a payment of a document that was sent: by the 20th of the next month (`reportedBy`). */
  reportPayment(id: string, report: PaymentReport): Promise<void>;
  /** Tells that a document that arrived is not accepted, by the same day. */
  reportRejection(id: string, report: RejectionReport): Promise<void>;
  /** Documents that arrived and were not confirmed yet. */
  incoming(): Promise<IncomingDocument[]>;
  /** The UBL of a document that arrived. */
  receive(id: string): Promise<string>;
  /** Says that a document that arrived is kept for the years that the law asks for: it is not listed again. */
  confirm(id: string): Promise<void>;
}

export interface OutgoingDocument {
  number: string;
  issued: LocalDate;
  /** UBL, as `writeUbl` gives it. */
  xml: string;
}

export interface IncomingDocument {
  id: string;
  /** As the access point says it; the document itself is what counts. */
  number?: string;
  sender?: string;
}

/** Where a document is that was sent. */
export interface DocumentState {
  /** `waiting` to be carried, `sent` to its buyer, `delivered`, `cancelled` by the sender, `failed`. */
  state: 'waiting' | 'sent' | 'delivered' | 'cancelled' | 'failed';
  /** What the tax administration says of it, where the access point tells. */
  fiscal?: { state: 'waiting' | 'accepted' | 'refused'; reason?: string };
}

/** The access point says no; the same again is refused again. */
export class AccessPointRefused extends Error {
  override name = 'AccessPointRefused';
}

/** No answer, or one that is none, such as a page of HTML: the act may have been done or not. */
export class AccessPointUnreachable extends Error {
  override name = 'AccessPointUnreachable';
}
