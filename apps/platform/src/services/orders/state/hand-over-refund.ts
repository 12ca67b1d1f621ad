import type { handOverRefund as endpoint } from '@izlog/contract/ecommerce/orders/order-staff';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { mailRefund } from '../mails/order-mails.ts';
import { findOrder, insertEvent, type OrderRow, updateOrder } from '../order.queries.ts';
import { listRefunds, updateRefund } from '../staff/staff-orders.queries.ts';
import { presentForStaff, type StaffOrder } from '../staff/staff-orders.ts';

/**
 * Writes down that the money of a refund which no provider gave back was handed to the bank, or to the buyer, and tells the
 * buyer. Repeated, it changes nothing; refuses with orderNotRefundable what failed or is still at its provider.
 */
export async function handOverRefund(
  kernel: Kernel,
  outer: Ctx,
  { slug, refundId }: EndpointParsed<typeof endpoint>,
): Promise<StaffOrder> {
  const order = await inTransaction(outer, (ctx) => handOver(kernel, ctx, slug, refundId));
  return presentForStaff(kernel, outer, order);
}

/** The same within a transaction. */
export async function handOver(kernel: Kernel, ctx: Ctx, slug: string, refundId: number): Promise<OrderRow> {
  const locked = await findOrder(ctx, slug, { lock: true });
  if (!locked) throw new Refusal('notFound');
  const refund = (await listRefunds(ctx, locked.id)).find(({ id }) => id === refundId);
  if (!refund) throw new Refusal('notFound');
  if (refund.handedAt !== null) return locked;
  if (refund.state !== 'done') throw new Refusal('orderNotRefundable');
  await updateRefund(ctx, refund.id, { handedAt: ctx.now });
  const changed = await updateOrder(ctx, locked.id, { handedBack: locked.handedBack + refund.amount });
  await insertEvent(ctx, {
    orderId: locked.id,
    kind: 'refundHandedOver',
    amount: refund.amount,
    userId: userIdOf(ctx.caller),
  });
  await mailRefund(kernel, ctx, changed, refund, true);
  return changed;
}
