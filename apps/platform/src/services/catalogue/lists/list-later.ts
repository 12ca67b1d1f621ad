import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { listWaitingSince, takeWaiting } from './list-later.queries.ts';
import { reindexProducts } from './reindex-products.ts';

const job = 'product-list-waiting';

/** Who saved products brings them into the lists within so many ms, or has broken off. */
const patience = 2 * 60_000;

/** Brings products that were saved with `lists: 'later'` into the lists, by the number of their note. */
export function writeWaiting(outer: Ctx, noteId: number): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    const ids = await takeWaiting(ctx, noteId);
    if (ids.length > 0) await catalogueChanged(ctx, await reindexProducts(ctx, ids));
  });
}

/** Registers the job that, every minute, brings into the lists what an import that broke off has left. */
export function defineListWaitingJob(kernel: Kernel): void {
  kernel.jobs.define(job, () => runListWaiting(kernel, new Date()), '* * * * *');
}

/** Does what has waited for too long by `now`. */
export async function runListWaiting(kernel: Kernel, now: Date): Promise<void> {
  const instant = new Date(now.getTime() - patience);
  for (const { id, siteId } of await listWaitingSince(kernel.database.db, instant)) {
    const ctx = await jobContext(kernel, siteId, job, now);
    if (ctx) await writeWaiting(ctx, id);
  }
}

/** Does what waits on the site of the context, whosever it is: an import that is begun again finds what the last left. */
export async function writeAllWaiting(ctx: Ctx): Promise<void> {
  for (const { id, siteId } of await listWaitingSince(ctx.db, ctx.now))
    if (siteId === ctx.site.id) await writeWaiting(ctx, id);
}
