import type { Kernel } from '#platform/kernel/kernel.ts';
import { forgetDays, listUnsavedDays, saveDay } from './shop-days.queries.ts';

/** Registers the job that adds up the days that ended, and those of which something changed since. */
export function defineShopDaysJob(kernel: Kernel): void {
  kernel.jobs.define(
    'shop-days',
    async () => void (await saveDays(kernel.database, new Date())),
    '*/10 * * * *',
  );
}

/**
 * Keeps the sums of the days that ended by `now`, of all sites or of one; says how many. A day that is written on just now
 * is left for the next time.
 */
export async function saveDays(
  { db }: Pick<Kernel['database'], 'db'>,
  now: Date,
  { siteId, onDay }: { siteId?: number; onDay?: (done: number, total: number) => void } = {},
): Promise<number> {
  const days = await listUnsavedDays(db, now, siteId);
  let saved = 0;
  for (const [index, day] of days.entries()) {
    if (await saveDay(db, day)) saved += 1;
    onDay?.(index + 1, days.length);
  }
  return saved;
}

/** Adds up all days of a site again; reports read its orders meanwhile. */
export async function rebuildDays(
  database: Pick<Kernel['database'], 'db'>,
  siteId: number,
  now: Date,
  onDay?: (done: number, total: number) => void,
): Promise<number> {
  await forgetDays(database.db, siteId);
  return saveDays(database, now, { siteId, ...(onDay && { onDay }) });
}
