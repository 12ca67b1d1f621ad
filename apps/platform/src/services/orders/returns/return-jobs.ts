import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { findOrderById } from '../order.queries.ts';
import { moveReturn } from './move-return.ts';
import { deleteForgottenPictures, findReturnById, listUnsent } from './return.queries.ts';
import { mailReturn } from './return-mails.ts';

/** Returns looked at in one run; the next hour takes the rest. */
const atOnce = 200;

/** Registers what happens to returns by the clock. */
export function defineReturnJobs(kernel: Kernel): void {
  kernel.jobs.define('return-clock', () => runReturnClock(kernel, new Date()), '17 * * * *');
}

/** Ends what was approved and never sent, one a transaction (a withdrawal ends by itself never), and forgets pictures. */
export async function runReturnClock(kernel: Kernel, now: Date): Promise<void> {
  await forgetPictures(kernel);
  for (const { siteId, id } of await listUnsent(kernel.database.db, now, atOnce)) {
    const ctx = await jobContext(kernel, siteId, 'return-clock', now);
    if (!ctx) continue;
    try {
      await expire(kernel, ctx, id);
    } catch (error) {
      ctx.log.error({ err: error }, 'a return was not ended');
    }
  }
}

async function expire(kernel: Kernel, outer: Ctx, id: number): Promise<void> {
  await inTransaction(outer, async (ctx) => {
    const seen = await findReturnById(ctx, id);
    const order = seen && (await findOrderById(ctx, seen.orderId, { lock: true }));
    const row = order && (await findReturnById(ctx, id));
    if (!order || row?.state !== 'approved' || !row.sendUntil || row.sendUntil > ctx.now) return;
    await mailReturn(kernel, ctx, order, await moveReturn(ctx, row, 'expired', 'platform'), 'expired');
  });
}

/** Pictures of people who asked to be forgotten go with the next run, rows first: a file without a row is known to nobody. */
async function forgetPictures(kernel: Kernel): Promise<void> {
  let gone: { storageKey: string }[];
  do {
    gone = await deleteForgottenPictures(kernel.database.db, atOnce);
    for (const { storageKey } of gone) await kernel.storage.delete(storageKey);
  } while (gone.length === atOnce);
}
