import type {
  changeInvoicePayment,
  PaymentChangeProblem,
} from '@izlog/contract/ecommerce/duties/payment-change';
import type { PaymentCode } from '@izlog/contract/ecommerce/duties/which-paper';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { type IssuedDocument, listDocuments } from '../documents/document.queries.ts';
import { findOrder } from '../order.queries.ts';
import { zagrebDay } from '../withdrawal/zagreb-day.ts';
import { findChange, insertChange } from './change.queries.ts';

type InvoicePayment = EndpointReturn<typeof changeInvoicePayment>;

/** How the fiscal invoice among the documents of an order is paid; null where there is none. */
export async function paymentOfInvoice(
  ctx: Ctx,
  documents: readonly IssuedDocument[],
): Promise<InvoicePayment | null> {
  const invoice = documents.find(({ kind, paper }) => kind === 'invoice' && paper === 'fiscal');
  if (!invoice?.facts) return null;
  const change = await findChange(ctx, invoice.id);
  const was = invoice.facts.payment.code;
  return {
    paidBy: change && change.state !== 'refused' ? change.paidBy : was,
    was,
    change: change?.state ?? null,
    cannot: isItsDay(invoice, ctx.now) ? null : 'dayOver',
  };
}

/** Whether it is still the day of a document in Zagreb: later the tax host takes no change of it. */
export const isItsDay = ({ issuedAt }: Pick<IssuedDocument, 'issuedAt'>, now: Date): boolean =>
  zagrebDay(issuedAt).getTime() === zagrebDay(now).getTime();

/**
 * Writes down that an invoice was paid otherwise than it says, and tells the tax host so. The invoice is closed to change (NN
 * 89/2025, Article 14(2)); after its day it is taken back whole, and another one issued.
 */
export function changePayment(
  outer: Ctx,
  { slug, paidBy }: EndpointParsed<typeof changeInvoicePayment>,
): Promise<InvoicePayment> {
  return inTransaction(outer, async (ctx) => {
    const order = await findOrder(ctx, slug, { lock: true });
    if (!order) throw new Refusal('notFound');
    const documents = await listDocuments(ctx, order.id);
    const invoice = documents.find(({ kind, paper }) => kind === 'invoice' && paper === 'fiscal');
    const now = await paymentOfInvoice(ctx, documents);
    if (!invoice || !now) throw refused('noFiscalInvoice');
    if (now.cannot) throw refused(now.cannot);
    if (now.paidBy === paidBy) throw refused('same');
    if (paidBy === 'transfer' && invoice.facts?.reportsBuyer) throw refused('companyTransfer');
    await insertChange(ctx, { documentId: invoice.id, was: now.paidBy, paidBy });
    noteChange(ctx, `order ${slug}`, { invoicePaidBy: now.paidBy }, { invoicePaidBy: paidBy });
    return { paidBy, was: now.was, change: 'waiting', cannot: null };
  });
}

const refused = (kind: PaymentChangeProblem) =>
  new Refusal('validationFailed', {
    fields: [{ path: 'paidBy', kind, message: `The payment of the invoice cannot be changed: ${kind}.` }],
  });

/** How a document says it was paid, where that was changed since: what its PDF says beside its words. */
export async function changedPaymentOf(
  ctx: Pick<Ctx, 'db' | 'site'>,
  { id }: Pick<IssuedDocument, 'id'>,
): Promise<{ paidBy: PaymentCode; at: Date } | null> {
  const change = await findChange(ctx, id);
  return change && change.state !== 'refused' ? { paidBy: change.paidBy, at: change.createdAt } : null;
}
