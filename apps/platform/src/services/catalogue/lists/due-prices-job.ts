import { sql } from 'drizzle-orm';
import { soonestLater } from '#platform/kernel/jobs/drop-tags-at.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { followPriceTurns, priceTurnJob } from './price-turns.ts';
import { reindexDuePrices } from './reindex-products.ts';

/**
 * Registers what brings lists and page caches up to date with sales that begin or end: every minute what has come, and to
 * the second what comes in the next two.
 */
export function defineDuePricesJob(kernel: Kernel): void {
  kernel.jobs.define<{ isTurn?: true }>(
    priceTurnJob,
    async (sent) => {
      const now = new Date();
      await runDuePrices(kernel, now);
      // The clock, which sends nothing with it, alone looks ahead: a turn that did so too would send the others once more.
      if (!sent?.isTurn) await followNextTurns(kernel, now);
    },
    '* * * * *',
  );
}

/** Puts the turns of prices of the next two minutes into the queue. */
export async function followNextTurns({ database: { db }, jobs }: Kernel, now: Date): Promise<void> {
  const { rows } = await db.execute<{ at: string }>(sql`
    select distinct prices_change_at as at from product_list
    where prices_change_at > ${now}::timestamptz and prices_change_at <= ${soonestLater(now)}::timestamptz
    limit 100`);
  await followPriceTurns(
    { db, jobs, now },
    rows.map(({ at }) => new Date(at)),
  );
}

/** Brings the lists of every site up to date with the prices of `now`. */
export async function runDuePrices(kernel: Kernel, now: Date): Promise<void> {
  const { rows } = await kernel.database.db.execute<{ site_id: number }>(
    sql`select distinct site_id from product_list where prices_change_at <= ${now}::timestamptz`,
  );
  for (const { site_id: siteId } of rows) {
    const ctx = await jobContext(kernel, siteId, priceTurnJob, now);
    if (!ctx) continue;
    while ((await reindexDuePrices(ctx)) > 0);
  }
}
