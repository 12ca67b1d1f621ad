import { InvoiceRefused } from 'e-invoice';
import type { Ctx } from '#platform/kernel/context.ts';
import type { DocumentFacts } from '../documents/document.tables.ts';
import { type RenderedDocument, ublOfDocument, ublProblems } from '../documents/ubl/ubl-of-document.ts';
import type { OrderItemRow, OrderRow } from '../order.queries.ts';
import type { Seller } from '../placing/seller.ts';
import { insertEInvoice } from './e-invoice.queries.ts';
import type { EInvoiceProblem } from './e-invoice.tables.ts';
import { readKpdOf } from './kpd-of-products.queries.ts';

const day = 24 * 60 * 60 * 1000;

/** KPD of lines, by their ids, that staff gave because their products have none. */
export type GivenKpd = ReadonlyMap<number, string>;

/**
 * The facts of an invoice to a company with what an e-invoice asks for besides: the KPD of each line and, of what is not paid
 * yet, the day on which it is due.
 */
export async function factsForCompany(
  ctx: Ctx,
  order: OrderRow,
  items: readonly OrderItemRow[],
  facts: DocumentFacts,
  seller: Seller,
  given: GivenKpd,
): Promise<DocumentFacts> {
  if (!order.company) return facts;
  const codes = await readKpdOf(
    ctx,
    items.map(({ productId }) => productId),
  );
  const { paidAt, dueAt } = facts.payment;
  const usualDue = new Date(ctx.now.getTime() + seller.paymentDays * day).toISOString();
  return {
    ...facts,
    payment: { ...facts.payment, dueAt: dueAt ?? (paidAt === null ? usualDue : null) },
    // The items come first among the lines, in their order.
    lines: facts.lines.map((line, place) => {
      const item = line.kind === 'item' ? items[place] : undefined;
      const kpd = item && (given.get(item.id) ?? codes.get(item.productId));
      return kpd ? { ...line, kpd } : line;
    }),
  };
}

/** What keeps the e-invoice of an order from being issued, before it has a number. */
export const lacksOfEInvoice = (
  facts: DocumentFacts,
  items: readonly OrderItemRow[],
  issuedAt: Date,
): EInvoiceProblem[] =>
  ublProblems({ kind: 'invoice', number: '0/0/0', issuedAt, facts }).map(({ field, rule, reason, line }) => {
    const item = line === null ? undefined : items[line];
    return { field, rule: rule ?? null, reason, itemId: item?.id ?? null, name: item?.name ?? null };
  });

/** Puts an issued document among those to be sent. One that cannot be drawn, which only a credit note may be, waits for people. */
export async function saveEInvoice(
  ctx: Ctx,
  document: RenderedDocument & { orderId: number; documentId: number },
): Promise<void> {
  const { orderId, documentId } = document;
  try {
    await insertEInvoice(ctx, { orderId, documentId, xml: ublOfDocument(document) });
  } catch (failure) {
    if (!(failure instanceof InvoiceRefused) || document.kind === 'invoice') throw failure;
    const error = failure.message.slice(0, 500);
    await insertEInvoice(ctx, { orderId, documentId, xml: '', state: 'refused', error });
  }
}
