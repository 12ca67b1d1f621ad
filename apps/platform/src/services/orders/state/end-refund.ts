import { mayMove } from '@izlog/contract/ecommerce/orders/order-states';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { putBackStock } from '#platform/services/inventory/index.ts';
import { creditRefund } from '../documents/credit-refund.ts';
import { mailRefund } from '../mails/order-mails.ts';
import {
  findOrder,
  insertEvent,
  listItems,
  type OrderRow,
  setRefundedQuantity,
  updateOrder,
} from '../order.queries.ts';
import { listPayments, updatePayment } from '../payment/payment.queries.ts';
import { endReturns } from '../returns/end-returns.ts';
import { giveBackAnnounced } from '../returns/take-announced.ts';
import { listRefunds, type RefundRow, updateRefund } from '../staff/staff-orders.queries.ts';
import { flagForReview } from './flag-for-review.ts';
import { moveOrder } from './move-order.ts';

/**
 * The refund is settled: its credit note is issued, and the buyer hears whether the money is on its way. Once: what is
 * done stays, and people are called when a provider says that it gave what was closed as not given.
 */
export async function endAsGiven(
  kernel: Kernel,
  ctx: Ctx,
  slug: string,
  refundId: number,
  isHandedOver: boolean,
): Promise<void> {
  const { order, refund, others } = await locked(ctx, slug, refundId);
  if (refund.state === 'failed') await flagForReview(kernel, ctx, order, 'refundStuck');
  if (refund.state !== 'asked') return;
  // An order that ended meanwhile has put back the others alone.
  if (refund.restock && refund.heldStock)
    await putBackStock(ctx, `order:${order.id}`, await quantitiesOf(ctx, order, refund, 'restocked'));
  await insertEvent(ctx, {
    orderId: order.id,
    kind: 'refund',
    note: refund.reason,
    amount: refund.amount,
    ...(refund.userId === null ? {} : { userId: refund.userId }),
  });
  const isWhole = order.refundedTotal === order.paidTotal;
  const isDue = order.attention === 'refundDue' || order.attention === 'paidAfterEnd';
  let changed = isHandedOver
    ? await updateOrder(ctx, order.id, { handedBack: order.handedBack + refund.amount })
    : order;
  if (refund.ofTax) changed = await updateOrder(ctx, order.id, { isReverseCharge: true });
  const isMoney = refund.amount > 0;
  if (isMoney && isWhole && isDue) changed = await updateOrder(ctx, order.id, { attention: null });
  if (isMoney && isWhole && mayMove(changed.state, 'refunded', 'staff')) {
    changed = await moveOrder(kernel, ctx, changed, 'refunded', 'staff', { note: refund.reason });
  }
  if (order.paidTotal === 0) changed = await endFree(kernel, ctx, changed, refund);
  // Of the order as it is now: what takes the tax off names both VAT ids (Directive 2006/112/EC, Article 226(3) and (4)).
  const creditNumber = await creditRefund(ctx, changed, refund, others);
  const doneAt = ctx.now;
  await updateRefund(ctx, refund.id, {
    state: 'done',
    doneAt,
    creditNumber,
    ...(isHandedOver ? { handedAt: doneAt } : {}),
  });
  await endReturns(ctx, refund);
  await mailRefund(kernel, ctx, changed, { ...refund, creditNumber }, isHandedOver);
}

/** An order that cost nothing is over when all of it is back: returned where it had left, cancelled where it had not. */
async function endFree(kernel: Kernel, ctx: Ctx, order: OrderRow, refund: RefundRow): Promise<OrderRow> {
  const isAllBack = (await listItems(ctx, [order.id])).every(
    (item) => item.refundedQuantity === item.quantity,
  );
  if (!isAllBack) return order;
  const notes = { note: refund.reason, ...(refund.userId === null ? {} : { userId: refund.userId }) };
  if (mayMove(order.state, 'returned', 'staff'))
    return moveOrder(kernel, ctx, order, 'returned', 'staff', notes);
  if (mayMove(order.state, 'cancelled', 'platform'))
    return moveOrder(kernel, ctx, order, 'cancelled', 'platform', notes);
  return order;
}

/** Nothing was given back: the order is as before. Once: what is done or taken back stays. */
export async function endAsNotGiven(ctx: Ctx, slug: string, refundId: number): Promise<void> {
  const { order, refund } = await locked(ctx, slug, refundId);
  if (refund.state !== 'asked') return;
  const payment = (await listPayments(ctx, order.id)).find(({ id }) => id === refund.paymentId);
  await updateRefund(ctx, refund.id, { state: 'failed', key: `${refund.key} failed ${refund.id}` });
  await updateOrder(ctx, order.id, { refundedTotal: order.refundedTotal - refund.amount });
  if (payment) await updatePayment(ctx, payment.id, { refunded: payment.refunded - refund.amount });
  await setRefundedQuantity(ctx, order.id, refund.items, -1);
  await giveBackAnnounced(ctx, order.id, refund.returned);
  // They are the order's again, which ended without them.
  if (refund.heldStock && !order.holdsStock)
    await putBackStock(ctx, `order:${order.id}`, await quantitiesOf(ctx, order, refund));
  await insertEvent(ctx, { orderId: order.id, kind: 'refund', note: 'failed' });
}

async function locked(ctx: Ctx, slug: string, refundId: number) {
  const order = await findOrder(ctx, slug, { lock: true });
  const refunds = order ? await listRefunds(ctx, order.id) : [];
  const refund = refunds.find(({ id }) => id === refundId);
  if (!order || !refund) throw new Refusal('notFound');
  return { order, refund, others: refunds.filter(({ id, state }) => id !== refundId && state !== 'failed') };
}

/** What of a refund is in the stock's words: all its pieces, or those alone that go back into it. */
async function quantitiesOf(
  ctx: Ctx,
  order: OrderRow,
  refund: RefundRow,
  which: 'all' | 'restocked' = 'all',
) {
  const rows = new Map((await listItems(ctx, [order.id])).map((row) => [row.id, row]));
  return refund.items.flatMap(({ itemId, quantity, restocked }) => {
    const row = rows.get(itemId);
    const units = which === 'restocked' ? (restocked ?? quantity) : quantity;
    if (!row || units === 0) return [];
    return row.pieces.map((piece) => ({
      ...piece,
      quantity: (piece.quantity / row.quantity) * units,
    }));
  });
}
