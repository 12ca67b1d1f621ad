import { isProviderCode } from '@izlog/contract/ecommerce/payment-providers';
import { sql } from 'drizzle-orm';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { findOrderById, type OrderRow } from '../order.queries.ts';
import { openProvider, outsideOf } from '../payment/open-provider.ts';
import { listPayments } from '../payment/payment.queries.ts';
import { MessageRefused } from '../payment/payment-provider.ts';
import { ProviderFault } from '../payment/provider-fault.ts';
import { storedPayment } from '../payment/stored-payment.ts';
import { listRefunds, type RefundRow } from '../staff/staff-orders.queries.ts';
import { endAsGiven } from './end-refund.ts';
import { flagForReview } from './flag-for-review.ts';

/** No provider is waited for so long: anyone who asked it has died on the way, or had no answer. */
const stuckAfterMinutes = 10;
const why = 'refundStuck';

const stuckBefore = (now: Date): Date => new Date(now.getTime() - stuckAfterMinutes * 60_000);

/** What the provider knows a refund by. */
export const keyAtProvider = ({ id }: RefundRow): string => `refund ${id}`;

/** Whether a provider was asked for the money and nobody knows yet what it did. */
export const isAtProvider = ({ state, paymentId }: RefundRow): boolean =>
  state === 'asked' && paymentId !== null;

/** Whether a refund was left half done, so that people may say what became of it. */
export const isStuck = ({ state, createdAt }: RefundRow, now: Date): boolean =>
  state === 'asked' && createdAt <= stuckBefore(now);

/** Orders of all sites with a refund that was asked for and never finished, of which nobody was told yet. */
export async function listStuckRefunds(db: Db, now: Date, limit: number) {
  const { rows } = await db.execute<{ siteId: number; orderId: number }>(sql`
    select r.site_id::int as "siteId", r.order_id::int as "orderId" from refunds r
    where r.state = 'asked' and r.created_at <= ${stuckBefore(now).toISOString()}::timestamptz and not exists (
      select from order_events e
      where e.order_id = r.order_id and e.kind = 'attention' and e.note = ${why} and e.at >= r.created_at)
    group by r.site_id, r.order_id order by min(r.created_at) limit ${limit}`);
  return rows;
}

/**
 * Asks the provider once more about refunds that were left half done. What it has given is finished; for the rest people
 * are told, for whether the bank has paid is theirs to see.
 */
export async function lookAfterStuckRefunds(kernel: Kernel, outer: Ctx, orderId: number): Promise<void> {
  const order = await findOrderById(outer, orderId);
  if (!order) return;
  for (const refund of await listRefunds(outer, orderId)) {
    if (!isStuck(refund, outer.now) || !(await isGiven(kernel, outer, order, refund))) continue;
    await inTransaction(outer, (ctx) => endAsGiven(kernel, ctx, order.slug, refund.id, true));
  }
  await inTransaction(outer, async (ctx) => {
    const locked = await findOrderById(ctx, orderId, { lock: true });
    const isLeft = (await listRefunds(ctx, orderId)).some((refund) => isStuck(refund, ctx.now));
    if (locked && isLeft) await flagForReview(kernel, ctx, locked, why);
  });
}

/** True only where the provider leaves no doubt. */
async function isGiven(kernel: Kernel, ctx: Ctx, order: OrderRow, refund: RefundRow): Promise<boolean> {
  if (refund.remoteId !== null) return true;
  const payment = (await listPayments(ctx, order.id)).find(({ id }) => id === refund.paymentId);
  if (!payment || !isProviderCode(payment.gateway)) return false;
  const provider = await openProvider(kernel, ctx, payment.gateway);
  const outside = outsideOf(kernel, ctx);
  const refundedBefore = payment.refunded - refund.amount;
  try {
    if (provider?.refund && provider.isRefundRepeatable) {
      const wish = { key: keyAtProvider(refund), amount: refund.amount, refundedBefore };
      await provider.refund(storedPayment(payment), wish, outside);
      return true;
    }
    // Of a part a status tells nothing: an earlier one may have been given.
    const isWhole = refund.amount === payment.amount;
    const report = isWhole ? await provider?.status(storedPayment(payment), outside) : undefined;
    return report?.outcome === 'refunded';
  } catch (error) {
    if (!(error instanceof ProviderFault || error instanceof MessageRefused)) throw error;
    ctx.log.warn({ err: error, order: order.slug }, 'a gateway did not tell about a refund');
    return false;
  }
}
