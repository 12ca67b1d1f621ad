import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { mailAttention } from '../mails/order-mails.ts';
import { insertEvent, type OrderRow, updateOrder } from '../order.queries.ts';

/** Marks an order that people must look at, whose row the caller has locked, and tells them. */
export async function flagForReview(kernel: Kernel, ctx: Ctx, order: OrderRow, why: string): Promise<void> {
  const marked = await updateOrder(ctx, order.id, { attention: why });
  await insertEvent(ctx, { orderId: order.id, kind: 'attention', note: why });
  ctx.log.warn({ order: order.slug, why }, 'an order needs people');
  await mailAttention(kernel, ctx, marked, why);
}
