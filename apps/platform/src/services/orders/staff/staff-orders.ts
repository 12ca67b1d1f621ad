import type {
  changeOrderState,
  filterOrders,
  getStaffOrder,
} from '@izlog/contract/ecommerce/orders/order-staff';
import { mailedState, movesFrom } from '@izlog/contract/ecommerce/orders/order-states';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { toDecimal, toDecimalOrNull } from '@izlog/contract/money';
import { paginate } from '@izlog/contract/pagination';
import { userIdOf } from '../../../kernel/access/caller.ts';
import { type Ctx, inTransaction } from '../../../kernel/context.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { mailPaidOrder, mailState } from '../mails/order-mails.ts';
import { findOrder, listItems, type OrderRow, updateOrder } from '../order.queries.ts';
import { listPayments } from '../payment/payment.queries.ts';
import { presentOrder, presentRefund } from '../reading/present-order.ts';
import { presentListed } from '../reading/read-orders.ts';
import { moveOrder } from '../state/move-order.ts';
import { isStuck } from '../state/stuck-refunds.ts';
import { listOrders, listRefunds, listSignedEvents } from './staff-orders.queries.ts';

export type StaffOrder = EndpointReturn<typeof getStaffOrder>;

/** Orders of the site for staff, the newest first. */
export async function filterForStaff(
  ctx: Ctx,
  { page, limit, ...filters }: EndpointParsed<typeof filterOrders>,
): Promise<EndpointReturn<typeof filterOrders>> {
  const { rows, total } = await listOrders(ctx, filters, page, limit);
  const items =
    rows.length === 0
      ? []
      : await listItems(
          ctx,
          rows.map(({ id }) => id),
        );
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
  return {
    records: rows.map((row) => ({
      ...presentListed(row, itemsOf.get(row.id) ?? []),
      email: row.email,
      buyer: row.company?.companyName ?? `${row.billingAddress.firstName} ${row.billingAddress.lastName}`,
      paymentKind: row.paymentKind,
      attention: row.attention,
    })),
    pagination: paginate(page, limit, total),
  };
}

/** An order with everything staff have to know. */
export async function readForStaff(kernel: Kernel, ctx: Ctx, slug: string): Promise<StaffOrder> {
  const order = await findOrder(ctx, slug);
  if (!order) throw new Refusal('notFound');
  return presentForStaff(kernel, ctx, order);
}

export async function presentForStaff(kernel: Kernel, ctx: Ctx, order: OrderRow): Promise<StaffOrder> {
  const payments = await listPayments(ctx, order.id);
  const refunds = await listRefunds(ctx, order.id);
  const events = await listSignedEvents(ctx, order.id);
  return {
    ...(await presentOrder(kernel, ctx, order)),
    attention: order.attention,
    paidTotal: toDecimal(order.paidTotal),
    moves: movesFrom(order.state, 'staff'),
    payments: payments.map((payment) => ({
      reference: payment.reference,
      gateway: payment.gateway,
      state: payment.state,
      amount: toDecimal(payment.amount),
      refunded: toDecimal(payment.refunded),
      transactionId: payment.transactionId,
      createdAt: payment.createdAt.toISOString(),
    })),
    refunds: refunds.map((refund) => ({
      ...presentRefund(refund),
      reason: refund.reason,
      state: refund.state,
      isThroughGateway: refund.paymentId !== null,
      isStuck: isStuck(refund, ctx.now),
    })),
    events: events.map(({ at, amount, ...event }) => ({
      ...event,
      amount: toDecimalOrNull(amount),
      at: at.toISOString(),
    })),
  };
}

/**
 * Brings an order to another state by hand. `paid` says that the money came by other ways than a provider; cash comes
 * with the delivery. The buyer hears of it unless `isQuiet`.
 */
export async function changeState(
  kernel: Kernel,
  ctx: Ctx,
  { slug, state, note, parcel, isQuiet }: EndpointParsed<typeof changeOrderState>,
): Promise<StaffOrder> {
  const changed = await inTransaction(ctx, async (inner) => {
    const order = await findOrder(inner, slug, { lock: true });
    if (!order) throw new Refusal('notFound');
    // Nobody marks as refunded what was not: the state comes with the money.
    if (state === 'refunded' && order.paidTotal > order.refundedTotal) {
      throw new Refusal('orderMoveNotAllowed', { from: order.state, to: state });
    }
    const parcels = parcel ? [...order.parcels, { ...parcel, url: parcel.url ?? null }] : order.parcels;
    let moved = await moveOrder(kernel, inner, order, state, 'staff', {
      note,
      userId: userIdOf(inner.caller),
      changes: { parcels },
    });
    moved = await settleByHand(inner, moved);
    if (!isQuiet) await tell(kernel, inner, moved, note);
    return moved;
  });
  return presentForStaff(kernel, ctx, changed);
}

/** Money that no provider reports: a transfer that staff saw, cash that came with the delivery, an order to refund. */
async function settleByHand(ctx: Ctx, order: OrderRow): Promise<OrderRow> {
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

async function tell(kernel: Kernel, ctx: Ctx, order: OrderRow, note: string): Promise<void> {
  if (order.state === 'paid') return mailPaidOrder(kernel, ctx, order);
  const state = mailedState(order.state);
  // Of money that goes back its refund told already.
  if (state && state !== 'refunded')
    await mailState(kernel, ctx, order, state, note, `order ${order.id} ${state}`);
}
