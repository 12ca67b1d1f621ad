import { sql } from 'drizzle-orm';
import type { TodoProvider } from '#platform/kernel/todo.ts';

/** Extensions that we switched off: somebody should know, and bring them back (DOOR-09). */
export const failedExtensions: TodoProvider = {
  name: 'extensions',
  needs: 'staff.edit',
  async count({ db, site }) {
    const { rows } = await db.execute<{ count: number; since: string | null }>(sql`
      select count(*)::int as count, min(state_at)::text as since from shop_extensions
      where site_id = ${site.id} and state = 'off' and off_reason is not null`);
    const { count = 0, since = null } = rows[0] ?? {};
    return { count, since: since === null ? null : new Date(since) };
  },
};
