import type { changeOrderState } from '@izlog/contract/ecommerce/orders/order-staff';
import { mailedState } from '@izlog/contract/ecommerce/orders/order-states';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { mailPaidOrder, mailState } from '../mails/order-mails.ts';
import { findOrder, type OrderRow } from '../order.queries.ts';
import { moveParcelsWith } from '../parcels/parcels.ts';
import { goneStateOf } from '../state/is-pickup.ts';
import { moveOrder } from '../state/move-order.ts';
import { isMoneyBack } from '../state/rest-to-pay.ts';
import { settleByHand } from '../state/settle-by-hand.ts';
import { presentForStaff, type StaffOrder } from './staff-orders.ts';

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
    return moveByHand(kernel, inner, order, { state, note, parcel, isQuiet });
  });
  return presentForStaff(kernel, ctx, changed);
}

/** The same of an order whose row the caller has locked. */
export async function moveByHand(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  { state, note, parcel, isQuiet }: Omit<EndpointParsed<typeof changeOrderState>, 'slug'>,
): Promise<OrderRow> {
  // Nobody marks as refunded what was not: the state comes with the money, and where none came none goes back.
  if (state === 'refunded' && !isMoneyBack(order)) {
    throw new Refusal('orderMoveNotAllowed', { from: order.state, to: state });
  }
  await moveParcelsWith(ctx, order, state, parcel);
  const userId = userIdOf(ctx.caller);
  const moving = await moveOrder(kernel, ctx, order, state, 'staff', { note, userId });
  const moved = await settleByHand(ctx, moving);
  if (!isQuiet) await tell(kernel, ctx, moved, note);
  return moved;
}

/** Sends a whole order, whose row the caller has locked, with all that is packed, or says that it can be fetched; one that is paid later is made ready first. */
export async function sendWhole(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  isQuiet: boolean,
): Promise<OrderRow> {
  const userId = userIdOf(ctx.caller);
  const ready =
    order.state === 'created'
      ? await moveOrder(kernel, ctx, order, 'processing', 'staff', { userId })
      : order;
  const gone = goneStateOf(ready);
  await moveParcelsWith(ctx, ready, gone);
  const sent = await moveOrder(kernel, ctx, ready, gone, 'staff', { userId });
  if (!isQuiet) await tell(kernel, ctx, sent, '');
  return sent;
}

async function tell(kernel: Kernel, ctx: Ctx, order: OrderRow, note: string): Promise<void> {
  if (order.state === 'paid') return mailPaidOrder(kernel, ctx, order);
  const state = mailedState(order.state);
  // Of money that goes back its refund has mailed already.
  if (state && state !== 'refunded')
    await mailState(kernel, ctx, order, state, note, `order ${order.id} ${state}`);
}
