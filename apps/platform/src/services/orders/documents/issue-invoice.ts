import { mayInvoice } from '@izlog/contract/ecommerce/duties/invoicing';
import type { Ctx } from '#platform/kernel/context.ts';
import { type OrderRow, updateOrder } from '../order.queries.ts';
import { accountingYear, nextNumber } from '../placing/order-number.queries.ts';
import { readSeller } from '../placing/seller.ts';
import { insertDocument } from './document.queries.ts';
import { invoiceContent } from './document-content.ts';

/**
 * Issues the invoice of an order, once: its number is sequence / premises / device, `125/WEB1/1`, without holes within
 * a year, as the law on fiscalisation wants. What stands on it is kept as it is now and never changes. Nothing is issued where
 * another program makes out the invoices.
 */
export async function issueInvoice(ctx: Ctx, order: OrderRow): Promise<OrderRow> {
  if (order.invoiceNumber !== null) return order;
  const seller = await readSeller(ctx);
  if (!mayInvoice(seller.invoicing)) return order;
  const year = accountingYear(ctx.now);
  const invoiceNumber = `${await nextNumber(ctx, 'invoice', year)}/${seller.premises}/${seller.device}`;
  await insertDocument(ctx, {
    kind: 'invoice',
    year,
    number: invoiceNumber,
    orderId: order.id,
    issuedAt: ctx.now,
    total: order.orderTotal,
    content: await invoiceContent(ctx, order, seller, invoiceNumber),
  });
  return updateOrder(ctx, order.id, { invoiceNumber, invoicedAt: ctx.now });
}
