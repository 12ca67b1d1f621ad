import { retainedEventDays } from '@izlog/contract/events/webhook';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/kernel/database/db.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';

/** Events removed by one statement: none holds others up. */
const atOnce = 5000;

/** Registers the job that forgets old events each night, with what was delivered of them. */
export function defineForgetting(kernel: Kernel): void {
  kernel.jobs.define('events-forget', () => forgetEvents(kernel.database), '40 2 * * *');
}

/** Forgets events, delivered or not, that are older than thirty days (DOOR-02). */
export async function forgetEvents({ db }: Pick<Database, 'db'>, days = retainedEventDays): Promise<void> {
  for (;;) {
    const { rowCount } = await db.execute(sql`
      delete from shop_events where id in (
        select id from shop_events where at < now() - make_interval(days => ${days}) order by at limit ${atOnce})`);
    if ((rowCount ?? 0) < atOnce) return;
  }
}
