import { isLive, isMaker } from '@izlog/contract/ecommerce/duties/invoicing';
import type { issueOrderInvoice, StaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { releasedStates } from '@izlog/contract/ecommerce/orders/order-states';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findBlocked, listEInvoicesOf } from '../e-invoices/e-invoice.queries.ts';
import type { EInvoiceProblem } from '../e-invoices/e-invoice.tables.ts';
import { mustBeInList } from '../e-invoices/kpd-list.ts';
import { presentEInvoice } from '../e-invoices/present-e-invoice.ts';
import { findChange } from '../fiscal/change.queries.ts';
import { paymentOfInvoice } from '../fiscal/change-payment.ts';
import { listFiscalMessages } from '../fiscal/fiscal.queries.ts';
import { mailConfirmation } from '../mails/order-mails.ts';
import { findOrder, type OrderRow } from '../order.queries.ts';
import { readSeller, type Seller } from '../placing/seller.ts';
import { type IssuedDocument, listDocuments } from './document.queries.ts';
import { issueInvoice } from './issue-invoice.ts';

/** What an order lacks of its documents, for staff: the invoice itself, and what of issued ones is not where it belongs. */
export async function dueDocuments(
  ctx: Ctx,
  order: OrderRow,
): Promise<Pick<StaffOrder, 'invoiceDue' | 'documentsWaiting' | 'invoicePayment' | 'eInvoices'>> {
  const eInvoices = await listEInvoicesOf(ctx, order.id);
  const carried = new Set(eInvoices.map(({ row }) => row.documentId));
  const documents = (await listDocuments(ctx, order.id)).filter(
    ({ id, paper }) => paper === 'fiscal' || (paper === 'eInvoice' && !carried.has(id)),
  );
  const messages = await listFiscalMessages(
    ctx,
    documents.map(({ id }) => id),
  );
  const waiting = documents.flatMap(({ id, number, paper, issuedAt }) => {
    const message = messages.get(id);
    if (message?.state === 'confirmed') return [];
    const ofHost = message?.state === 'refused' ? ('refused' as const) : ('taxHost' as const);
    return [
      {
        number,
        why: paper === 'eInvoice' ? ('eInvoice' as const) : ofHost,
        since: issuedAt.toISOString(),
        attempts: message?.attempts ?? 0,
        lastAt: message?.lastAt?.toISOString() ?? null,
        error: message ? [message.errorCode, message.error].filter(Boolean).join(': ') || null : null,
      },
    ];
  });
  const seller = await readSeller(ctx);
  const invoicePayment = await paymentOfInvoice(ctx, documents);
  return {
    invoiceDue: invoiceDueOf(order, seller),
    documentsWaiting: [...waiting, ...(await changesWaiting(ctx, documents))],
    invoicePayment,
    eInvoices: eInvoices.map((one) => presentEInvoice(one, seller.invoicing.eInvoices)),
  };
}

/** Changes of payment that the tax host does not know yet, or did not take. */
async function changesWaiting(
  ctx: Ctx,
  documents: readonly IssuedDocument[],
): Promise<StaffOrder['documentsWaiting']> {
  const invoice = documents.find(({ kind, paper }) => kind === 'invoice' && paper === 'fiscal');
  const change = invoice && (await findChange(ctx, invoice.id));
  if (!change || change.state === 'confirmed') return [];
  // Who took the invoice back has said that it was not paid so.
  const isMended =
    change.state === 'refused' && documents.some(({ correctsId }) => correctsId === invoice.id);
  if (isMended) return [];
  return [
    {
      number: invoice.number,
      why: change.state === 'refused' ? 'changeRefused' : 'change',
      since: change.createdAt.toISOString(),
      attempts: change.attempts,
      lastAt: change.lastAt?.toISOString() ?? null,
      error:
        change.errorCode === 'dayOver'
          ? null
          : [change.errorCode, change.error].filter(Boolean).join(': ') || null,
    },
  ];
}

function invoiceDueOf(order: OrderRow, { invoicing }: Seller): StaffOrder['invoiceDue'] {
  const isSale =
    order.paidAt !== null || ['processing', 'sent', 'readyForPickup', 'delivered'].includes(order.state);
  if (order.invoiceNumber !== null || !isSale || releasedStates.includes(order.state)) return null;
  if (!isMaker(invoicing) || invoicing.law === 'off') return null;
  // What all went back before it was invoiced was no sale.
  if (order.paidAt !== null && order.orderTotal > 0 && order.refundedTotal >= order.paidTotal) return null;
  return isLive(invoicing) ? 'issue' : 'trial';
}

/**
 * Issues the invoice of an order that came while the shop was on trial, and sends it. Refuses with orderMoveNotAllowed where
 * none is due, and with validationFailed where its e-invoice lacks something, by the line it lacks it at; an order that has one
 * keeps it.
 */
export function issueDueInvoice(
  kernel: Kernel,
  outer: Ctx,
  { slug, isQuiet, kpd }: EndpointParsed<typeof issueOrderInvoice>,
): Promise<OrderRow> {
  return inTransaction(outer, async (ctx) => {
    const order = await findOrder(ctx, slug, { lock: true });
    if (!order) throw new Refusal('notFound');
    if (order.invoiceNumber !== null) return order;
    if (invoiceDueOf(order, await readSeller(ctx)) !== 'issue')
      throw new Refusal('orderMoveNotAllowed', { from: order.state });
    await mustBeInList(ctx, kpd);
    const issued = await issueInvoice(ctx, order, new Map(kpd.map(({ itemId, code }) => [itemId, code])));
    if (issued.invoiceNumber === null) throw lacking(await findBlocked(ctx, order.id));
    noteChange(ctx, `order ${slug}`, { invoice: null }, { invoice: issued.invoiceNumber });
    if (!isQuiet) await mailConfirmation(kernel, ctx, issued, `order ${order.id} invoiced`);
    return issued;
  });
}

/** The refusal of an e-invoice that cannot be issued: each thing that lacks, by the line of the order where it is of one. */
const lacking = (problems: readonly EInvoiceProblem[]): Refusal =>
  new Refusal('validationFailed', {
    fields: problems.map(({ field, rule, reason, itemId, name }) => ({
      path: itemId === null ? field : `kpd.${itemId}`,
      kind: rule === 'HR-BR-25' ? 'kpdMissing' : 'eInvoice',
      message: `${name ?? field}: ${reason}${rule === null ? '' : ` (${rule})`}`,
    })),
  });
