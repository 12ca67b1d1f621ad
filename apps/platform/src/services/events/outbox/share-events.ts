import { sql } from 'drizzle-orm';
import type { Database } from '#platform/kernel/database/db.ts';

/** Events shared in one transaction. */
const atOnce = 1000;

/**
 * Lays events with the webhooks that asked for them, in the order of each object, and says whether there may be more. One
 * process at a time: of two, the later events could be there first. What is not committed yet is shared later, and holds up
 * nobody else's.
 */
export async function shareEvents({ db }: Pick<Database, 'db'>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows: turn } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('share events')) as mine`,
    );
    if (!turn[0]?.mine) return false;
    const { rows } = await tx.execute<{ shared: number }>(sql`
      with shared as (
        update shop_events e set is_awaited = false
        where e.id in (select id from shop_events where is_awaited order by id limit ${atOnce})
        returning e.id, e.site_id, e.name, e.kind, e.object_id, e.at
      ), laid as (
        insert into webhook_deliveries (site_id, webhook_id, event_id, name, kind, object_id, next_at)
        select s.site_id, w.id, s.id, s.name, s.kind, s.object_id, s.at
        from shared s join webhooks w on w.site_id = s.site_id and w.events @> array[s.name]
        order by s.id
        on conflict do nothing
      )
      select count(*)::int as shared from shared`);
    return rows[0]?.shared === atOnce;
  });
}
