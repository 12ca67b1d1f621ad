import { catalogueChanged } from '../../../kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '../../../kernel/context.ts';
import { jobContext } from '../../../kernel/jobs/job-context.ts';
import { noJobs } from '../../../kernel/jobs/jobs.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { productsBelow } from '../categories/save-category.queries.ts';
import { reindexProducts } from './reindex-products.ts';

const job = 'product-reindex-category';

/** So many products are brought up to date while somebody waits; more in the background. */
const atOnce = 200;
/** Products of one transaction: it holds their rows while readers go on. */
const batch = 500;

interface Reindexing {
  siteId: number;
  categoryId: number;
}

/**
 * Brings the lists up to date with a category that moved or has another name: at once when it holds few products, else by
 * a job sent with the transaction. Gives the products done; the caller says `catalogueChanged`.
 */
export async function reindexBelow(ctx: Ctx, categoryId: number): Promise<number[]> {
  const ids = await productsBelow(ctx, categoryId);
  // A seed has no queue, and may take its time.
  if (ids.length <= atOnce || ctx.jobs === noJobs) return reindexProducts(ctx, ids);
  await ctx.jobs.send(ctx.db, job, { siteId: ctx.site.id, categoryId } satisfies Reindexing);
  return [];
}

/** Registers the job that brings the lists up to date below a category. */
export function defineReindexJob(kernel: Kernel): void {
  kernel.jobs.define<Reindexing>(job, (data) => runReindexBelow(kernel, data, new Date()));
}

/** Does the job batch by batch, each in a transaction of its own; done again it changes nothing. */
export async function runReindexBelow(
  kernel: Kernel,
  { siteId, categoryId }: Reindexing,
  now: Date,
): Promise<void> {
  const outer = await jobContext(kernel, siteId, job, now);
  if (!outer) return;
  const ids = await productsBelow(outer, categoryId);
  for (let start = 0; start < ids.length; start += batch) {
    await inTransaction(outer, async (ctx) => {
      await catalogueChanged(ctx, await reindexProducts(ctx, ids.slice(start, start + batch)));
    });
  }
}
