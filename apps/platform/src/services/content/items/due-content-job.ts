import { sql } from 'drizzle-orm';
import { dropTagsAt, soonestLater } from '#platform/kernel/jobs/drop-tags-at.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { listTurned, putWords } from './content.queries.ts';
import type { ContentItemKind } from './content.tables.ts';
import { contentItems, contentLive } from './content.tables.ts';
import { tagsOfPublishing } from './content-tags.ts';
import { wordsOf } from './plain-text.ts';

/** Registers the job that, every minute, sees to it that pages show what becomes public in the next one (CMS-024). */
export function defineDueContentJob(kernel: Kernel): void {
  kernel.jobs.define('content-due', () => runDueContent(kernel, new Date()), '* * * * *');
}

/** Puts what becomes public soon after `now`, on any site, into the queue. */
export async function runDueContent(kernel: Kernel, now: Date): Promise<void> {
  const { rows } = await kernel.database.db.execute<{
    site_id: number;
    item_id: number;
    kind: ContentItemKind;
    handler: string | null;
    published_at: Date;
  }>(sql`
    select distinct l.site_id, l.item_id, l.kind, i.handler, l.published_at
    from ${contentLive} l join ${contentItems} i on i.id = l.item_id
    where l.published_at > ${now}::timestamptz and l.published_at <= ${soonestLater(now)}::timestamptz
    union all
    select distinct l.site_id, l.item_id, l.kind, i.handler, turn
    from ${contentLive} l join ${contentItems} i on i.id = l.item_id cross join lateral unnest(l.turns_at) turn
    where l.turns_at <> '{}' and turn > ${now}::timestamptz and turn <= ${soonestLater(now)}::timestamptz`);
  for (const row of rows) {
    const ctx = await jobContext(kernel, row.site_id, 'content-due', now);
    if (ctx)
      await dropTagsAt(ctx, new Date(row.published_at), tagsOfPublishing(row.kind, row.item_id, row.handler));
  }
  await findTurned(kernel, now);
}

/** Sections that are shown since a moment ago are found by their words too. */
async function findTurned({ database: { db } }: Kernel, now: Date): Promise<void> {
  for (const row of await listTurned(db, now, 200))
    await putWords(
      db,
      row,
      wordsOf(row, now),
      row.turnsAt.filter((turn) => turn > now),
    );
}
