import type { Ctx } from '../../../kernel/context.ts';
import { type OrderRow, updateOrder } from './order.queries.ts';
import { bookYear, nextNumber } from './order-number.queries.ts';
import { readSeller } from './seller.ts';

/**
 * Gives an order its invoice number once: sequence / premises / device, `125/WEB1/1`. Numbers of a year have no holes,
 * as the law on fiscalisation wants.
 */
export async function giveInvoiceNumber(ctx: Ctx, order: OrderRow): Promise<OrderRow> {
  if (order.invoiceNumber !== null) return order;
  const { premises, device } = await readSeller(ctx);
  const number = await nextNumber(ctx, 'invoice', bookYear(ctx.now));
  const invoiceNumber = `${number}/${premises}/${device}`;
  return updateOrder(ctx, order.id, { invoiceNumber, invoicedAt: ctx.now });
}
