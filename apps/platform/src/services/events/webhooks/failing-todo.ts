import { sql } from 'drizzle-orm';
import type { TodoProvider } from '#platform/kernel/todo.ts';

/** Programs that were switched off, or have not answered for an hour: what they should know waits (DOOR-03). */
export const failingWebhooks: TodoProvider = {
  name: 'webhooks',
  needs: 'settings.edit',
  async count({ db, site, now }) {
    const { rows } = await db.execute<{ id: number; isOff: boolean; since: string }>(sql`
      select id::float8 as id, state = 'off' as "isOff", coalesce(failing_since, state_at)::text as since from webhooks
      where site_id = ${site.id} and (state = 'off'
        or state = 'on' and failing_since < ${now.toISOString()}::timestamptz - interval '1 hour')
      order by state = 'off' desc, since, id`);
    const [first] = rows;
    if (!first) return { count: 0 };
    return { count: rows.length, id: first.id, isUrgent: first.isOff, since: new Date(first.since) };
  },
};
