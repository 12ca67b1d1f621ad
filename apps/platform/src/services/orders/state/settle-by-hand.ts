import type { Ctx } from '#platform/kernel/context.ts';
import { type OrderRow, updateOrder } from '../order.queries.ts';

/** Money that no provider reports: a transfer that staff saw, cash that came with the delivery, an order to refund. */
export async function settleByHand(ctx: Ctx, order: OrderRow): Promise<OrderRow> {
  const isPaid = order.state === 'paid';
  const isPaidLater =
    ['cashOnDelivery', 'hpf'].includes(order.paymentKind) && ['delivered', 'completed'].includes(order.state);
  if ((isPaid || isPaidLater) && order.paidTotal < order.orderTotal) {
    return updateOrder(ctx, order.id, { paidTotal: order.orderTotal, paidAt: order.paidAt ?? ctx.now });
  }
  if (order.state === 'cancelled' && order.paidTotal > order.refundedTotal) {
    return updateOrder(ctx, order.id, { attention: 'refundDue' });
  }
  return order;
}
