import type { resendOrderMail } from '@izlog/contract/ecommerce/orders/order-staff';
import { mailedState } from '@izlog/contract/ecommerce/orders/order-states';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { mailConfirmation, mailReminder, mailState } from '../mails/order-mails.ts';
import { findOrder, insertEvent } from '../order.queries.ts';

/** Sends a mail about an order once more; refuses with orderMoveNotAllowed what its state has no mail for. */
export function resendMail(
  kernel: Kernel,
  outer: Ctx,
  { slug, mail }: EndpointParsed<typeof resendOrderMail>,
): Promise<Record<string, never>> {
  return inTransaction(outer, async (ctx) => {
    const order = await findOrder(ctx, slug);
    if (!order) throw new Refusal('notFound');
    const key = `order ${order.id} ${mail} again ${ctx.requestId}`;
    if (mail === 'confirmation') await mailConfirmation(kernel, ctx, order, key);
    else if (mail === 'reminder') {
      if (order.state !== 'awaitingPayment') throw new Refusal('orderMoveNotAllowed', { from: order.state });
      await mailReminder(kernel, ctx, order, key);
    } else {
      const state = mailedState(order.state);
      if (!state) throw new Refusal('orderMoveNotAllowed', { from: order.state });
      const isOwed = state === 'refunded' && order.handedBack < order.refundedTotal;
      await mailState(kernel, ctx, order, isOwed ? 'refundPromised' : state, '', key);
    }
    await insertEvent(ctx, { orderId: order.id, kind: 'mail', note: mail, userId: userIdOf(ctx.caller) });
    return {};
  });
}
