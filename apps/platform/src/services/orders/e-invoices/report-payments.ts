import { AccessPointRefused, AccessPointUnreachable, type PaymentReport } from 'e-invoice';
import type { Ctx } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { zagrebClock } from '../documents/ubl/zagreb-clock.ts';
import { openMojEracun } from './access-points.ts';
import {
  type FoundPayment,
  listSitesToReport,
  listUnsettled,
  reportPaymentsJob,
  settlePayments,
  takeDuePayment,
  updatePayment,
} from './e-invoice-payments.queries.ts';
import { wasNeverAsked } from './never-asked.ts';
import { waitAfter } from './send-e-invoices.ts';

const minute = 60_000;
const taken = 3 * minute;
const sweepJob = 'e-invoice-payments-sweep';

/** Registers the job that money which moves sends, and that reports each minute what is due; and the daily look at all. */
export function definePaymentReports(kernel: Kernel): void {
  kernel.jobs.define<PaymentsJob>(reportPaymentsJob, (data) => runPaymentsJob(kernel, data), '* * * * *', {
    everySeconds: 1,
  });
  kernel.jobs.define(sweepJob, () => recordPayments(kernel, new Date()), '0 3 * * *');
}

interface PaymentsJob {
  siteId?: number;
  /** Whose money moved. */
  orderId?: number;
}

/** Writes down payments of the order that it is of, and reports what is due: of a site, or of all. */
export async function runPaymentsJob(kernel: Kernel, { siteId, orderId }: PaymentsJob): Promise<void> {
  const now = new Date();
  if (orderId !== undefined)
    await settleAll(kernel, now, await listUnsettled(kernel.database.db, { orderId }));
  const sites = siteId === undefined ? await listSitesToReport(kernel.database.db, now) : [siteId];
  for (const site of sites) await reportDuePayments(kernel, site);
}

/** Writes down all that was paid of e-invoices, or given back, and is not written down: by whatever way the money went. */
export async function recordPayments(kernel: Kernel, now: Date): Promise<void> {
  let after = 0;
  for (;;) {
    const page = await listUnsettled(kernel.database.db, { after });
    const last = page.at(-1);
    if (!last) return;
    await settleAll(kernel, now, page);
    after = last.id;
  }
}

async function settleAll(
  kernel: Kernel,
  now: Date,
  unsettled: Awaited<ReturnType<typeof listUnsettled>>,
): Promise<void> {
  for (const one of unsettled) {
    const ctx = await jobContext(kernel, one.siteId, reportPaymentsJob, now);
    if (ctx) await settlePayments(ctx, one);
  }
}

/**
 * Reports payments of a site that are due, until nothing is or the access point does not answer. A report of which nobody knows
 * whether it arrived is not sent again by itself, since the access point cannot be asked: people look and say so.
 */
export async function reportDuePayments(
  kernel: Kernel,
  siteId: number,
  clock = () => new Date(),
): Promise<void> {
  for (;;) {
    const ctx = await jobContext(kernel, siteId, reportPaymentsJob, clock());
    const point = ctx && (await openMojEracun(kernel, ctx, 'live'));
    const due = ctx && point && (await takeDuePayment(ctx, new Date(ctx.now.getTime() + taken)));
    if (!due) return;
    const { payment, eInvoice } = due;
    // The process that took it before died while the access point was asked.
    const wasLost = payment.attempts > 1 && payment.error === null;
    if (wasLost) {
      await updatePayment(ctx, payment.id, { state: 'refused', nextAt: null, error: 'unsure' });
      continue;
    }
    await updatePayment(ctx, payment.id, { error: null });
    try {
      await point.reportPayment(eInvoice.remoteId ?? '', reportOf(due));
      await updatePayment(ctx, payment.id, {
        state: 'reported',
        reportedAt: ctx.now,
        nextAt: null,
        error: null,
      });
    } catch (failure) {
      if (!(await settleFailure(ctx, due, failure))) return;
    }
  }
}

/** Keeps why a report did not go through. Returns whether others are worth a try now. */
async function settleFailure(ctx: Ctx, { payment }: FoundPayment, failure: unknown): Promise<boolean> {
  if (failure instanceof AccessPointRefused) {
    const error = failure.message.slice(0, 500);
    await updatePayment(ctx, payment.id, { state: 'refused', nextAt: null, error });
    return true;
  }
  if (!(failure instanceof AccessPointUnreachable)) throw failure;
  if (!wasNeverAsked(failure)) {
    await updatePayment(ctx, payment.id, { state: 'refused', nextAt: null, error: 'unsure' });
    return true;
  }
  await updatePayment(ctx, payment.id, {
    nextAt: new Date(ctx.now.getTime() + waitAfter(payment.attempts)),
    error: failure.message.slice(0, 500),
  });
  return false;
}

const reportOf = ({ payment, document: { number, issuedAt, facts } }: FoundPayment): PaymentReport => ({
  invoice: {
    number,
    issued: zagrebClock(issuedAt).day,
    sellerOib: facts?.seller.oib ?? '',
    buyerOib: facts?.buyer.company?.number.replaceAll(/\s/g, '').replace(/^HR/i, '') ?? '',
  },
  paid: payment.paidOn,
  amount: payment.amount,
  by: payment.by,
});
