import type { EInvoicePoint } from '@izlog/contract/ecommerce/duties/invoicing';
import { eInvoicePoints } from '@izlog/contract/ecommerce/duties/invoicing';
import type { ListedEInvoice, StaffEInvoice } from '@izlog/contract/ecommerce/e-invoices/e-invoices';
import { toDecimal } from '@izlog/contract/money';
import type { FoundEInvoice } from './e-invoice.queries.ts';

/** An e-invoice as staff see it; `now` is who would carry it. */
export function presentEInvoice(
  { row, document, reported, unreported, isCredited }: FoundEInvoice,
  now: EInvoicePoint,
): StaffEInvoice {
  return {
    id: row.id,
    number: document?.number ?? null,
    isInvoice: document === null || document.kind === 'invoice',
    state: row.state,
    problems: row.problems,
    point: eInvoicePoints.find((one) => one === row.point) ?? now,
    fiscal: row.fiscal,
    attempts: row.attempts,
    lastAt: row.lastAt?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    error: row.error,
    rejectedAt: row.rejectedAt?.toISOString() ?? null,
    rejection: row.rejection,
    isRejectionOpen: row.rejectedAt !== null && !isCredited,
    reported: toDecimal(reported),
    unreported: toDecimal(unreported),
  };
}

/** The same in a list, with whose it is and how much. */
export function presentListedEInvoice(found: FoundEInvoice, now: EInvoicePoint): ListedEInvoice {
  const { document, order } = found;
  return {
    ...presentEInvoice(found, now),
    slug: order.slug,
    kind: document?.kind ?? 'invoice',
    buyer: document?.facts?.buyer.company?.name ?? order.company?.companyName ?? '',
    issuedAt: document?.issuedAt.toISOString() ?? null,
    total: document ? toDecimal(document.total) : null,
    currency: document ? (document.facts?.currency ?? order.currency) : null,
  };
}
