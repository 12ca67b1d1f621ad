import type { Ctx } from '../../../kernel/context.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { countAttempt, readAttempts } from '../../../kernel/limits/attempts.queries.ts';
import { limitAddress } from '../../../kernel/limits/limit-address.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findOrder, type OrderRow } from '../order.queries.ts';
import { mayRead } from '../placing/order-key.ts';

/** Calls from one address in a quarter of an hour: an office behind it stays below. */
const mostCalls = 60;
/** Wrong addresses for one order number in an hour; its link works on. */
const mostWrong = 20;

interface Which {
  orderSlug: string;
  email?: string | null | undefined;
  key?: string | null | undefined;
}

/**
 * The order that somebody can name: its owner, the holder of its link, or who knows its number and e-mail. All others
 * hear withdrawalOrderUnknown, whether there is such an order or not, and tooManyRequests when they go on. Call it
 * outside the transaction of the call, so that refused ones count.
 */
export async function findWithdrawable(
  kernel: Kernel,
  ctx: Ctx,
  { orderSlug, email, key }: Which,
): Promise<OrderRow> {
  await limitAddress(ctx, 'withdrawal', mostCalls);
  const order = await findOrder(ctx, orderSlug);
  if (order && mayRead(kernel, ctx, order, key)) return order;
  const wrong = `withdrawal ${ctx.site.id} ${orderSlug}`;
  if ((await readAttempts(ctx.db, wrong, ctx.now)) >= mostWrong) throw new Refusal('tooManyRequests');
  if (order && email && isOf(order, email)) return order;
  await countAttempt(ctx.db, wrong, 60 * 60, ctx.now);
  throw new Refusal('withdrawalOrderUnknown');
}

/** Whether an order was placed with an address; the address of an erased person is empty and matches nothing. */
function isOf(order: OrderRow, email: string): boolean {
  const asked = email.toLowerCase();
  const own = [order.email, order.deliveryAddress.contactEmail, order.billingAddress.contactEmail];
  return own.some((one) => one !== '' && one.toLowerCase() === asked);
}
