import type { Ctx } from '#platform/kernel/context.ts';
import { listItems, type OrderRow } from '../order.queries.ts';
import type { RefundRow } from '../staff/staff-orders.queries.ts';
import type { Credited } from './credit-of.ts';
import { issueCreditNote } from './issue-credit-note.ts';

/**
 * Issues the credit note of a refund, of which `before` went back earlier, and gives its number; null as `issueCreditNote`
 * says. Late, for anyone who has a number makes all others of the site wait.
 */
export async function creditRefund(
  ctx: Ctx,
  order: OrderRow,
  refund: RefundRow,
  before: readonly RefundRow[],
): Promise<string | null> {
  return issueCreditNote(ctx, order, await creditedBy(ctx, order, refund, before));
}

/** What a refund takes off the invoice. */
async function creditedBy(
  ctx: Ctx,
  order: OrderRow,
  refund: RefundRow,
  before: readonly RefundRow[],
): Promise<Credited> {
  const rows = new Map((await listItems(ctx, [order.id])).map((row) => [row.id, row]));
  const quantityBefore = (id: number) =>
    before
      .flatMap(({ items }) => items)
      .reduce((sum, { itemId, quantity }) => (itemId === id ? sum + quantity : sum), 0);
  return {
    refundId: refund.id,
    amount: refund.amount,
    reason: refund.reason,
    pieces: refund.items.flatMap(({ itemId, quantity, amount }) => {
      const item = rows.get(itemId);
      return item ? [{ item, quantity, before: quantityBefore(itemId), amount }] : [];
    }),
    withDelivery: refund.withDelivery,
    ofTax: refund.ofTax,
    deliveryAmount: refund.deliveryAmount,
    paidBefore: before.reduce((left, { amount }) => left - amount, order.paidTotal),
  };
}
