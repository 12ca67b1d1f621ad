import type { settleRefund as endpoint } from '@izlog/contract/ecommerce/orders/order-staff';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findOrder, insertEvent, updateOrder } from '../order.queries.ts';
import { listRefunds } from '../staff/staff-orders.queries.ts';
import { presentForStaff, type StaffOrder } from '../staff/staff-orders.ts';
import { endAsGiven, endAsNotGiven } from './end-refund.ts';
import { isStuck } from './stuck-refunds.ts';

/**
 * Closes a refund of which nobody knew whether its provider gave the money back, with what staff saw at the bank. Repeated,
 * it changes nothing; refuses with orderNotRefundable what was closed the other way, and with refundPending what the
 * provider may still answer.
 */
export async function settleRefund(
  kernel: Kernel,
  outer: Ctx,
  { slug, refundId, isGiven, reason }: EndpointParsed<typeof endpoint>,
): Promise<StaffOrder> {
  await inTransaction(outer, async (ctx) => {
    const order = await findOrder(ctx, slug, { lock: true });
    const refunds = order ? await listRefunds(ctx, order.id) : [];
    const refund = refunds.find(({ id }) => id === refundId);
    if (!order || !refund) throw new Refusal('notFound');
    if (refund.state === (isGiven ? 'done' : 'failed')) return;
    if (refund.state !== 'asked') throw new Refusal('orderNotRefundable');
    if (!isStuck(refund, ctx.now)) throw new Refusal('refundPending');
    const kind = isGiven ? 'refundFoundGiven' : 'refundFoundNotGiven';
    const { amount } = refund;
    await insertEvent(ctx, { orderId: order.id, kind, note: reason, amount, userId: userIdOf(ctx.caller) });
    const isLast = refunds.every(({ id, state }) => id === refund.id || state !== 'asked');
    if (isLast && order.attention === 'refundStuck') await updateOrder(ctx, order.id, { attention: null });
    if (isGiven) await endAsGiven(kernel, ctx, slug, refund.id, true);
    else await endAsNotGiven(ctx, slug, refund.id);
  });
  const now = await findOrder(outer, slug);
  if (!now) throw new Refusal('notFound');
  return presentForStaff(kernel, outer, now);
}
