import type {
  takeUpOrder as endpoint,
  receiveLatePayment,
} from '@izlog/contract/ecommerce/orders/order-late';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { toCents } from '@izlog/contract/money';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { lockCart, useUpCart } from '#platform/services/cart/index.ts';
import { mailPaidOrder } from '../mails/order-mails.ts';
import { addPaid, findOrder, insertEvent, listItems, type OrderRow, updateOrder } from '../order.queries.ts';
import { presentForStaff, type StaffOrder } from '../staff/staff-orders.ts';
import { holdPayment } from './late-payment.ts';
import { moveOrder } from './move-order.ts';
import { heldMoney, netPaid } from './rest-to-pay.ts';
import { whoEnded } from './who-ended.ts';

/**
 * Takes up an order that had ended when its money came: pieces and discounts are won again together, it is paid and
 * invoiced, and the buyer gets the confirmation. Refuses with orderMoveNotAllowed where no such money is held or it is not
 * all, with outOfStock, and with couponUsedUp unless `isPriceGranted`.
 */
export async function takeUpOrder(
  kernel: Kernel,
  outer: Ctx,
  { slug, isPriceGranted }: EndpointParsed<typeof endpoint>,
): Promise<StaffOrder> {
  const taken = await inTransaction(outer, async (ctx) => {
    const order = await lockEnded(ctx, slug);
    // Pressed twice, or a colleague was quicker.
    if (order.paidAt !== null && order.state === 'paid') return order;
    const held = heldMoney(order);
    if (held <= 0 || held < order.orderTotal)
      throw new Refusal('orderMoveNotAllowed', { from: order.state, to: 'paid' });
    const paid = await moveOrder(kernel, ctx, order, 'paid', 'platform', {
      userId: userIdOf(ctx.caller),
      isPriceGranted,
      // What came beside its price still has to go back.
      changes: { attention: netPaid(order) > order.orderTotal ? 'refundDue' : null },
    });
    await useUpCart(ctx, order.cartId, await listItems(ctx, [order.id]));
    await mailPaidOrder(kernel, ctx, paid);
    return paid;
  });
  return presentForStaff(kernel, outer, taken);
}

/**
 * Writes down that money for an ended order came by other ways than a provider, so that it is decided what becomes of it;
 * the buyer hears so. While money is held already it changes nothing; refuses with orderMoveNotAllowed an order that has
 * not ended, or that was paid before it did.
 */
export async function receivePayment(
  kernel: Kernel,
  outer: Ctx,
  { slug, amount }: EndpointParsed<typeof receiveLatePayment>,
): Promise<StaffOrder> {
  const held = await inTransaction(outer, async (ctx) => {
    const order = await lockEnded(ctx, slug);
    const by = await whoEnded(ctx, order);
    if (by === null || order.paidAt !== null || order.email === '')
      throw new Refusal('orderMoveNotAllowed', { from: order.state, to: 'paid' });
    if (heldMoney(order) > 0) return order;
    const cents = toCents(amount);
    await addPaid(ctx, order.id, cents);
    await insertEvent(ctx, {
      orderId: order.id,
      kind: 'payment',
      amount: cents,
      userId: userIdOf(ctx.caller),
    });
    const changed = await updateOrder(ctx, order.id, {});
    await holdPayment(kernel, ctx, changed, 'paidAfterEnd', {
      amount: cents,
      key: `by hand ${ctx.now.getTime()}`,
    });
    return changed;
  });
  const now = await findOrder(outer, slug);
  return presentForStaff(kernel, outer, now ?? held);
}

/** The order, its cart locked before it, as everybody locks them. */
async function lockEnded(ctx: Ctx, slug: string): Promise<OrderRow> {
  const seen = await findOrder(ctx, slug);
  if (!seen) throw new Refusal('notFound');
  await lockCart(ctx, seen.cartId);
  const order = await findOrder(ctx, slug, { lock: true });
  if (!order) throw new Refusal('notFound');
  return order;
}
