import { sql } from 'drizzle-orm';
import { dropTags } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';

/** Registers the job that, every hour, brings the pages up to date whose days have moved on, and clears old holds. */
export function defineDayJob(kernel: Kernel): void {
  kernel.jobs.define('product-days-turn', () => turnDays(kernel, new Date()), '0 * * * *');
}

/** Drops the pages of products whose first day changes at this hour, and holds that ended. */
export async function turnDays(kernel: Kernel, now: Date): Promise<void> {
  const { db } = kernel.database;
  // Holds that ended count no more; a buyer who lets go of their own just now is not waited for.
  const { rows: ended } = await db.execute<{ site_id: number; product_id: number }>(sql`
    with gone as (
      select ctid from day_holds where expires_at <= ${now}::timestamptz for update skip locked
    )
    delete from day_holds h using gone where h.ctid = gone.ctid returning h.site_id::int, h.product_id::int`);
  const { rows: turned } = await db.execute<{ site_id: number; product_id: number }>(sql`
    select o.site_id::int, o.product_id::int from custom_options o
    where o.days is not null and extract(hour from ${now}::timestamptz at time zone 'Europe/Zagreb')
      in (0, (o.days->>'untilHour')::int)`);
  for (const [siteId, rows] of Map.groupBy([...ended, ...turned], ({ site_id }) => site_id)) {
    const ctx = await jobContext(kernel, siteId, 'product-days-turn', now);
    const ids = new Set(rows.map(({ product_id }) => product_id));
    if (ctx)
      await dropTags(
        ctx,
        [...ids].map((id) => `product:${id}`),
      );
  }
}
