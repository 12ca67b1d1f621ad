import type { rejectionKinds } from '@izlog/contract/ecommerce/e-invoices/incoming-invoices';
import { AccessPointRefused, AccessPointUnreachable, type RejectionReport } from 'e-invoice';
import type { Ctx } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { zagrebClock } from '../documents/ubl/zagreb-clock.ts';
import { readSeller } from '../placing/seller.ts';
import { openMojEracun } from './access-points.ts';
import {
  type ListedIncoming,
  listSitesWithRejections,
  takeDueRejection,
  updateIncoming,
} from './incoming.queries.ts';
import { wasNeverAsked } from './never-asked.ts';
import { waitAfter } from './send-e-invoices.ts';

const taken = 3 * 60_000;

/** The job that tells the tax administration of e-invoices that the shop refused. */
export const reportRejectionsJob = 'e-invoice-rejections';

export function defineRejectionReports(kernel: Kernel): void {
  kernel.jobs.define<{ siteId?: number }>(
    reportRejectionsJob,
    async ({ siteId }) => {
      const sites =
        siteId === undefined ? await listSitesWithRejections(kernel.database.db, new Date()) : [siteId];
      for (const site of sites) await reportDueRejections(kernel, site);
    },
    '* * * * *',
    { everySeconds: 1 },
  );
}

/** Reports refusals of a site that are due, as payments are: what may have arrived is not sent again by itself. */
export async function reportDueRejections(
  kernel: Kernel,
  siteId: number,
  clock = () => new Date(),
): Promise<void> {
  for (;;) {
    const ctx = await jobContext(kernel, siteId, reportRejectionsJob, clock());
    const point = ctx && (await openMojEracun(kernel, ctx, 'live'));
    const row = ctx && point && (await takeDueRejection(ctx, new Date(ctx.now.getTime() + taken)));
    if (!row) return;
    if (row.attempts > 1 && row.error === null) {
      await updateIncoming(ctx, row.id, { report: 'refused', nextAt: null, error: 'unsure' });
      continue;
    }
    await updateIncoming(ctx, row.id, { error: null });
    try {
      await point.reportRejection(row.remoteId ?? '', await reportOf(ctx, row));
      await updateIncoming(ctx, row.id, { report: 'reported', nextAt: null, error: null });
    } catch (failure) {
      if (!(await settleFailure(ctx, row, failure))) return;
    }
  }
}

async function settleFailure(ctx: Ctx, row: ListedIncoming, failure: unknown): Promise<boolean> {
  if (failure instanceof AccessPointRefused) {
    await updateIncoming(ctx, row.id, {
      report: 'refused',
      nextAt: null,
      error: failure.message.slice(0, 500),
    });
    return true;
  }
  if (!(failure instanceof AccessPointUnreachable)) throw failure;
  if (!wasNeverAsked(failure)) {
    await updateIncoming(ctx, row.id, { report: 'refused', nextAt: null, error: 'unsure' });
    return true;
  }
  await updateIncoming(ctx, row.id, {
    nextAt: new Date(ctx.now.getTime() + waitAfter(row.attempts)),
    error: failure.message.slice(0, 500),
  });
  return false;
}

const kinds: Record<(typeof rejectionKinds)[number], RejectionReport['kind']> = {
  notOfVat: 'not of VAT',
  ofVat: 'of VAT',
  other: 'other',
};

const reportOf = async (ctx: Ctx, row: ListedIncoming): Promise<RejectionReport> => ({
  invoice: {
    number: row.number,
    issued: row.issuedOn,
    sellerOib: row.senderOib ?? '',
    buyerOib: (await readSeller(ctx)).oib,
  },
  rejected: zagrebClock(row.decidedAt ?? ctx.now).day,
  kind: kinds[row.reasonKind ?? 'other'],
  reason: row.reason ?? '',
});
