import { isLive } from '@izlog/contract/ecommerce/duties/invoicing';
import type { Ctx } from '#platform/kernel/context.ts';
import { blockEInvoice } from '../e-invoices/e-invoice.queries.ts';
import {
  factsForCompany,
  type GivenKpd,
  lacksOfEInvoice,
  saveEInvoice,
} from '../e-invoices/e-invoice-facts.ts';
import { insertFiscalMessage } from '../fiscal/fiscal.queries.ts';
import { listItems, type OrderRow, updateOrder } from '../order.queries.ts';
import { accountingYear, nextNumber } from '../placing/order-number.queries.ts';
import { readSeller, type Seller } from '../placing/seller.ts';
import { dueAfter } from '../placing/take-credit.ts';
import { listRefunds, type RefundRow, updateRefund } from '../staff/staff-orders.queries.ts';
import { creditRefund } from './credit-refund.ts';
import { insertDocument } from './document.queries.ts';
import { invoiceContent } from './document-content.ts';
import { type TakenNumber, takeSequence } from './document-sequence.ts';
import { factsOfOrder } from './facts-of-order.ts';
import { paperOfOrder } from './paper-of-order.ts';

/**
 * Issues the invoice of an order, once: its number is sequence / premises / device, `125/WEB1/1`, without holes within
 * a year, as the law on fiscalisation wants. What stands on it is kept as it is now and never changes; what the tax host is to
 * be told, or the access point is to carry, waits beside it. Nothing is issued where another program makes out the invoices, or
 * while the shop is on trial; an e-invoice that lacks something, such as the KPD of a line, waits for people (`given`). What was
 * refunded before it is credited at once: invoice and credit notes are the money that is kept (DOC-03).
 */
export async function issueInvoice(
  ctx: Ctx,
  order: OrderRow,
  given: GivenKpd = new Map(),
): Promise<OrderRow> {
  if (order.invoiceNumber !== null) return order;
  const seller = await readSeller(ctx);
  const refunds = await refundsOf(ctx, order);
  const dueAt = order.paidAt === null ? dueAfter(order.termDays, ctx.now) : order.dueAt;
  const bought = { ...asBought(order, refunds), dueAt };
  const decided = paperOfOrder(bought, seller, ctx.now);
  if (decided.paper === 'none') return order;
  const items = await listItems(ctx, [order.id]);
  const ofOrder = factsOfOrder(bought, items, seller, decided);
  const facts = await factsForCompany(ctx, bought, items, ofOrder, seller, given);
  const lacks = decided.paper === 'eInvoice' ? lacksOfEInvoice(facts, items, ctx.now) : [];
  if (lacks.length > 0) {
    await blockEInvoice(ctx, order.id, lacks);
    return order;
  }
  // Late: anyone who has a number makes all others wait.
  const { number, year, issuedAt, ...place } = await takeNumber(ctx, seller);
  const id = await insertDocument(ctx, {
    kind: 'invoice',
    year,
    number,
    orderId: order.id,
    issuedAt,
    total: order.orderTotal,
    content: invoiceContent(bought, items, seller, { number, issuedAt, facts }),
    paper: decided.paper,
    ...place,
    facts,
  });
  if (decided.paper === 'fiscal') await insertFiscalMessage(ctx, id);
  if (decided.paper === 'eInvoice')
    await saveEInvoice(ctx, { orderId: order.id, documentId: id, kind: 'invoice', number, issuedAt, facts });
  const invoiced = await updateOrder(ctx, order.id, { invoiceNumber: number, invoicedAt: issuedAt, dueAt });
  for (const [place, refund] of refunds.entries()) {
    const creditNumber = await creditRefund(ctx, invoiced, refund, refunds.slice(0, place));
    if (creditNumber !== null) await updateRefund(ctx, refund.id, { creditNumber });
  }
  return invoiced;
}

/** What went back before there was an invoice, the first refund first; one that is still asked for is credited when it ends. */
async function refundsOf(ctx: Ctx, order: OrderRow): Promise<RefundRow[]> {
  if (order.refundedTotal === 0) return [];
  return (await listRefunds(ctx, order.id)).filter(({ state }) => state === 'done');
}

/** The order as it was sold: where its tax went back since, the invoice has the tax, and the credit note says the rest. */
const asBought = (order: OrderRow, refunds: readonly RefundRow[]): OrderRow =>
  refunds.some(({ ofTax }) => ofTax) ? { ...order, isReverseCharge: false } : order;

/** The next number: of the one sequence where the Croatian act is followed, else of the invoices alone. */
async function takeNumber(
  ctx: Ctx,
  seller: Seller,
): Promise<Pick<TakenNumber, 'number' | 'year' | 'issuedAt'> & Partial<TakenNumber>> {
  const year = accountingYear(ctx.now);
  const { premises, device } = seller;
  if (isLive(seller.invoicing)) return takeSequence(ctx, { premises, device, year }, seller.numberSoFar);
  const number = `${await nextNumber(ctx, 'invoice', year)}/${premises}/${device}`;
  return { number, year, issuedAt: ctx.now };
}
