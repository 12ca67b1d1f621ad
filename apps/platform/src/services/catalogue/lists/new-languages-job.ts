import { sql } from 'drizzle-orm';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { reindexSite } from './reindex-products.ts';

const job = 'product-new-languages';

/** Registers the job that, every minute, writes the lists of sites that got a language. */
export function defineNewLanguagesJob(kernel: Kernel): void {
  kernel.jobs.define(job, () => runNewLanguages(kernel, new Date()), '* * * * *');
}

/** Brings the lists of sites up to date that have a language in which no product is listed yet. */
export async function runNewLanguages(kernel: Kernel, now: Date): Promise<void> {
  const { rows } = await kernel.database.db.execute<{ id: number }>(sql`
    select s.id from sites s
    where exists (select from product_list l where l.site_id = s.id) and exists (
      select from unnest(s.languages || s.default_language) as wanted(language)
      where not exists (
        select from product_list_texts t where t.site_id = s.id and t.language = wanted.language))`);
  if (rows.length === 0) return;
  // The languages are those of now, not those that this process remembers.
  kernel.sites.forget();
  for (const { id } of rows) {
    const ctx = await jobContext(kernel, Number(id), job, now);
    if (ctx) await reindexSite(ctx);
  }
}
