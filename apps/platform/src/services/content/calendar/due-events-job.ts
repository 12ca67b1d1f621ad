import { sql } from 'drizzle-orm';
import { dropTagsAt, soonestLater } from '#platform/kernel/jobs/drop-tags-at.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { events } from './event.tables.ts';

/** Registers the job that, every minute, sees to it that pages show events that become public in the next one. */
export function defineDueEventsJob(kernel: Kernel): void {
  kernel.jobs.define('events-due', () => runDueEvents(kernel, new Date()), '* * * * *');
}

/** Puts the events that become public soon after `now`, on any site, into the queue. */
export async function runDueEvents(kernel: Kernel, now: Date): Promise<void> {
  const { rows } = await kernel.database.db.execute<{ site_id: number; id: number; published_at: Date }>(sql`
    select site_id, id, published_at from ${events}
    where published_at > ${now}::timestamptz and published_at <= ${soonestLater(now)}::timestamptz`);
  for (const { site_id, id, published_at } of rows) {
    const ctx = await jobContext(kernel, site_id, 'events-due', now);
    if (ctx) await dropTagsAt(ctx, new Date(published_at), eventTags(id));
  }
}

/** The cache tags of what shows an event. */
export function eventTags(id: number): string[] {
  return [`event:${id}`, 'events'];
}
