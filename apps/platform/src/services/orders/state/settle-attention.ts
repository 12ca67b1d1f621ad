import type { StaffOrder, settleOrderAttention } from '@izlog/contract/ecommerce/orders/order-staff';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findOrder, insertEvent, updateOrder } from '../order.queries.ts';
import { presentForStaff } from '../staff/staff-orders.ts';

/** Takes the mark off an order that people have dealt with. A reason that nobody has seen yet keeps it; refuses with notFound. */
export async function settleAttention(
  kernel: Kernel,
  outer: Ctx,
  { slug, attention }: EndpointParsed<typeof settleOrderAttention>,
): Promise<StaffOrder> {
  const settled = await inTransaction(outer, async (ctx) => {
    const order = await findOrder(ctx, slug, { lock: true });
    if (!order) throw new Refusal('notFound');
    if (order.attention !== attention) return order;
    await insertEvent(ctx, {
      orderId: order.id,
      kind: 'attention',
      note: 'settled',
      userId: userIdOf(ctx.caller),
    });
    return updateOrder(ctx, order.id, { attention: null });
  });
  return presentForStaff(kernel, outer, settled);
}
