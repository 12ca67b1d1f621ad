import { isProviderCode } from '@izlog/contract/ecommerce/payment-providers';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { mailReminder, mailState } from '../mails/order-mails.ts';
import { findOrderById, listDueOrders, type OrderRow, updateOrder } from '../order.queries.ts';
import { openProvider, outsideOf } from '../payment/open-provider.ts';
import {
  findPayment,
  forgetStrayMessages,
  listPayments,
  listPaymentsToAsk,
  updatePayment,
} from '../payment/payment.queries.ts';
import { MessageRefused } from '../payment/payment-provider.ts';
import { ProviderFault } from '../payment/provider-fault.ts';
import { sandboxWebhookJob, sendSandboxWebhook } from '../payment/providers/sandbox/sandbox-pages.ts';
import { awaitedPayment } from '../payment/stored-payment.ts';
import { forgetClosedOrders } from '../reading/personal-orders.queries.ts';
import { flagForReview } from './flag-for-review.ts';
import { moveOrder } from './move-order.ts';
import { holdOrderStock, isGone } from './order-stock.ts';
import { netPaid } from './rest-to-pay.ts';
import { settlePayment } from './settle-payment.ts';
import { listStuckRefunds, lookAfterStuckRefunds } from './stuck-refunds.ts';
import { endedByItself } from './who-ended.ts';

/** Orders and payments looked at in one run; the next minute takes the rest. */
const atOnce = 200;
/** A provider that knows nothing yet is asked again after so many minutes. */
const askAgainMinutes = 15;
const minute = 60_000;
/** How long messages about no payment of ours are kept, for the search after a forger. */
const strayDays = 90;
/** How long a bank may keep a buyer at its page: an order that ended meanwhile is asked about as well. */
const askedFor = 2 * 60 * minute;

/** Registers what happens by the clock: reminders, expiry, questions to providers, refunds left half done, forgetting. */
export function defineOrderJobs(kernel: Kernel): void {
  kernel.jobs.define('order-clock', () => runOrderClock(kernel, new Date()), '* * * * *');
  kernel.jobs.define(
    'payment-messages-clean-up',
    () => forgetStrayMessages(kernel.database.db, new Date(Date.now() - strayDays * 24 * 60 * minute)),
    '43 3 * * *',
  );
  kernel.jobs.define<{ siteId: number; fields: Record<string, string> }>(
    sandboxWebhookJob,
    async ({ siteId, fields }) => {
      const ctx = await jobContext(kernel, siteId, sandboxWebhookJob, new Date());
      if (ctx) await sendSandboxWebhook(kernel, ctx, fields);
    },
  );
}

/** Does what is due at `now`, one order a transaction, so that one that fails holds up no other. */
export async function runOrderClock(kernel: Kernel, now: Date): Promise<void> {
  const { db } = kernel.database;
  // Providers first: an order that was paid must not expire for want of a notice.
  for (const { siteId, reference } of await listPaymentsToAsk(db, now, atOnce)) {
    await withSite(kernel, siteId, now, (ctx) => askProvider(kernel, ctx, reference));
  }
  const { expired, toRemind } = await listDueOrders(db, now, atOnce);
  for (const { siteId, id } of expired) await withSite(kernel, siteId, now, (ctx) => expire(kernel, ctx, id));
  for (const { siteId, id } of toRemind)
    await withSite(kernel, siteId, now, (ctx) => remind(kernel, ctx, id));
  for (const { siteId, orderId } of await listStuckRefunds(db, now, atOnce))
    await withSite(kernel, siteId, now, (ctx) => lookAfterStuckRefunds(kernel, ctx, orderId));
  await forgetClosedOrders(db, now);
}

async function withSite(kernel: Kernel, siteId: number, now: Date, work: (ctx: Ctx) => Promise<void>) {
  const ctx = await jobContext(kernel, siteId, 'order-clock', now);
  if (!ctx) return;
  try {
    await work(ctx);
  } catch (error) {
    ctx.log.error({ err: error }, 'an order was not brought up to date');
  }
}

/** Asks a provider what became of a payment that nobody reported. */
async function askProvider(kernel: Kernel, ctx: Ctx, reference: string): Promise<void> {
  const payment = await findPayment(ctx, reference);
  if (!payment || !isProviderCode(payment.gateway)) return;
  const order = await findOrderById(ctx, payment.orderId);
  const until = Math.max(order?.expiresAt?.getTime() ?? 0, payment.createdAt.getTime() + askedFor);
  const again = until <= ctx.now.getTime() ? null : new Date(ctx.now.getTime() + askAgainMinutes * minute);
  await updatePayment(ctx, payment.id, { askAt: again });
  const provider = await openProvider(kernel, ctx, payment.gateway);
  try {
    const report = await provider?.status(await awaitedPayment(ctx, payment), outsideOf(kernel, ctx));
    if (report && report.outcome !== 'pending') await settlePayment(kernel, ctx, reference, report, 'status');
  } catch (error) {
    if (!(error instanceof ProviderFault || error instanceof MessageRefused)) throw error;
    ctx.log.warn({ err: error, reference }, 'a gateway did not tell about a payment');
  }
}

/** Gives up an order whose time for payment is over; its pieces go back. */
async function expire(kernel: Kernel, outer: Ctx, id: number): Promise<void> {
  await inTransaction(outer, async (ctx) => {
    const order = await findOrderById(ctx, id, { lock: true });
    if (!order?.expiresAt || order.expiresAt > ctx.now || order.state !== 'awaitingPayment') return;
    const payments = await listPayments(ctx, order.id);
    // A provider that says "pending" has the money on its way.
    if (payments.some(({ state }) => state === 'pending')) {
      const later = new Date(ctx.now.getTime() + 24 * 60 * minute);
      await updateOrder(ctx, order.id, { expiresAt: later });
      await holdOn(ctx, order, later);
      return;
    }
    const cancelled = await moveOrder(kernel, ctx, order, 'cancelled', 'platform', {
      note: endedByItself.expired,
    });
    const hasPaid = netPaid(order) > 0;
    if (hasPaid) await flagForReview(kernel, ctx, cancelled, 'refundDue');
    // Anyone who left at the provider knows that nothing was bought; a transfer may be on its way.
    if (hasPaid || !isProviderCode(order.paymentKind)) {
      await mailState(kernel, ctx, cancelled, 'cancelled', '', `order ${order.id} cancelled`);
    }
  });
}

/** Keeps the pieces of an order whose money is on its way, while there still are any: what comes is judged when it comes. */
async function holdOn(outer: Ctx, order: OrderRow, until: Date): Promise<void> {
  if (order.holdsStock) return;
  try {
    await inTransaction(outer, (ctx) => holdOrderStock(ctx, order, until));
  } catch (error) {
    if (!(error instanceof Refusal && isGone(error))) throw error;
  }
}

async function remind(kernel: Kernel, outer: Ctx, id: number): Promise<void> {
  await inTransaction(outer, async (ctx) => {
    const order = await findOrderById(ctx, id, { lock: true });
    if (!order?.remindAt || order.remindAt > ctx.now) return;
    await updateOrder(ctx, order.id, { remindAt: null });
    if (order.state === 'awaitingPayment') {
      await mailReminder(kernel, ctx, order, `order ${order.id} reminder`);
    }
  });
}
