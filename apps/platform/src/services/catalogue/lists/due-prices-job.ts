import { sql } from 'drizzle-orm';
import { jobContext } from '../../../kernel/jobs/job-context.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { reindexDuePrices } from './reindex-products.ts';

/** Registers the job that, every minute, brings lists and page caches up to date with sales that began or ended. */
export function defineDuePricesJob(kernel: Kernel): void {
  kernel.jobs.define('product-due-prices', () => runDuePrices(kernel, new Date()), '* * * * *');
}

/** Brings the lists of every site up to date with the prices of `now`. */
export async function runDuePrices(kernel: Kernel, now: Date): Promise<void> {
  const { rows } = await kernel.database.db.execute<{ site_id: number }>(
    sql`select distinct site_id from product_list where prices_change_at <= ${now}::timestamptz`,
  );
  for (const { site_id: siteId } of rows) {
    const ctx = await jobContext(kernel, siteId, 'product-due-prices', now);
    if (!ctx) continue;
    while ((await reindexDuePrices(ctx)) > 0);
  }
}
