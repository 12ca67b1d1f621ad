import type { mailWithdrawalLink as endpoint } from '@izlog/contract/ecommerce/orders/withdrawal';
import { isProviderCode } from '@izlog/contract/ecommerce/payment-providers';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { countAttempt } from '#platform/kernel/limits/attempts.queries.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { mailConfirmation } from '../mails/order-mails.ts';
import { findOrder, insertEvent, type OrderRow } from '../order.queries.ts';

/** Numbers that one address may name in a quarter of an hour, and mails that an order gets in a day. */
const [mostAsked, mostMails] = [20, 3];

/**
 * Mails the confirmation of an order, with the link of its withdrawal, once more to the address it was placed with: anyone who
 * does not remember that address withdraws all the same. Says nothing of whether there is such an order.
 */
export async function mailWithdrawalLink(
  kernel: Kernel,
  outer: Ctx,
  { orderSlug }: EndpointParsed<typeof endpoint>,
): Promise<Record<string, never>> {
  await limitAddress(outer, 'withdrawal link', mostAsked);
  const order = await findOrder(outer, orderSlug);
  if (!order || !isConcluded(order)) return {};
  const key = `withdrawal link ${order.id}`;
  if ((await countAttempt(outer.db, key, 24 * 60 * 60, outer.now)) > mostMails) return {};
  await inTransaction(outer, async (ctx) => {
    await mailConfirmation(kernel, ctx, order, `${key} ${ctx.requestId}`);
    await insertEvent(ctx, { orderId: order.id, kind: 'mail', note: 'confirmation' });
  });
  return {};
}

/** There is a contract, and somebody to write to: an erased person has no address. */
const isConcluded = ({ state, email, paymentKind }: OrderRow): boolean =>
  email !== '' &&
  state !== 'failed' &&
  state !== 'cancelled' &&
  !(state === 'awaitingPayment' && isProviderCode(paymentKind));
