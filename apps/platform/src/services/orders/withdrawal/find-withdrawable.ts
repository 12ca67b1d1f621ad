import { setTimeout as pause } from 'node:timers/promises';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { addressKey } from '#platform/kernel/limits/address-key.ts';
import { countAttempt, readAttempts } from '#platform/kernel/limits/attempts.queries.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findOrder, type OrderRow } from '../order.queries.ts';
import { mayRead } from '../placing/order-key.ts';

/** Wrong pairs from one address in an hour that cost nothing: an office behind it stays below. */
const mostFree = 20;
/** How much longer each further one makes anyone who asks from there wait, and the longest wait, in ms. */
const [eachWrong, longestWait] = [100, 5000];
/** Calls of one address that wait at once in a process; anyone who sends more is told to come again. */
const mostWaiting = 4;

interface Which {
  orderSlug: string;
  email?: string | null | undefined;
  key?: string | null | undefined;
}

/**
 * The order that somebody can name: its owner, the holder of its link, or who knows its number and e-mail. All others are
 * refused with withdrawalOrderUnknown, whether there is such an order or not. The right pair is never refused, whatever
 * strangers have tried (Directive 2011/83/EU, Article 11a); an address that guesses is answered ever more slowly. Call it
 * outside the transaction of the call, so that refused ones count.
 */
export async function findWithdrawable(
  kernel: Kernel,
  ctx: Ctx,
  { orderSlug, email, key }: Which,
): Promise<OrderRow> {
  const order = await findOrder(ctx, orderSlug);
  if (order && mayRead(kernel, ctx, order, key)) return order;
  const wrong = `withdrawal ${ctx.site.id} ${addressKey(ctx.ip)}`;
  await slowDown(wrong, await readAttempts(ctx.db, wrong, ctx.now));
  if (order && email && isOf(order, email)) return order;
  await countAttempt(ctx.db, wrong, 60 * 60, ctx.now);
  throw new Refusal('withdrawalOrderUnknown');
}

const waiting = new Map<string, number>();

async function slowDown(key: string, wrong: number): Promise<void> {
  const wait = Math.min((wrong - mostFree + 1) * eachWrong, longestWait);
  if (wait <= 0) return;
  const before = waiting.get(key) ?? 0;
  if (before >= mostWaiting) throw new Refusal('tooManyRequests', { retryAfter: longestWait / 1000 });
  waiting.set(key, before + 1);
  try {
    await pause(wait);
  } finally {
    const left = (waiting.get(key) ?? 1) - 1;
    if (left > 0) waiting.set(key, left);
    else waiting.delete(key);
  }
}

/** Whether an order was placed with an address; the address of an erased person is empty and matches nothing. */
function isOf(order: OrderRow, email: string): boolean {
  const asked = email.toLowerCase();
  const own = [order.email, order.deliveryAddress.contactEmail, order.billingAddress.contactEmail];
  return own.some((one) => one !== '' && one.toLowerCase() === asked);
}
