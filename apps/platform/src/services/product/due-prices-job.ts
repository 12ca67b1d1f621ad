import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { Ctx } from '../../kernel/context.ts';
import type { Kernel } from '../../kernel/kernel.ts';
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
    const site = await kernel.sites.byId(siteId);
    if (!site) continue;
    const ctx: Ctx = {
      requestId: 'product-due-prices',
      now,
      log: pino({ level: kernel.env.LOG_LEVEL }),
      db: kernel.database.db,
      site,
      storeId: undefined,
      language: site.defaultLanguage,
      caller: { kind: 'nobody' },
      tags: new Set(),
      ip: '',
    };
    while ((await reindexDuePrices(ctx)) > 0);
  }
}
