import { and, count, eq, gte, isNull, lte, min, sql } from 'drizzle-orm';
import type { TodoProvider } from '#platform/kernel/todo.ts';
import { programKeys } from './program-key.tables.ts';

/** Days before the last one of a key from which it waits for somebody to renew or replace it. */
const soonDays = 14;

/** Keys of programs that will not open anything in a fortnight (DOOR-01). */
export const endingKeys: TodoProvider = {
  name: 'endingKeys',
  needs: 'staff.edit',
  async count({ db, site, now }) {
    const today = sql`(${now.toISOString()}::timestamptz at time zone 'Europe/Zagreb')::date`;
    const [found] = await db
      .select({ count: count(), first: min(programKeys.endsOn) })
      .from(programKeys)
      .where(
        and(
          eq(programKeys.siteId, site.id),
          isNull(programKeys.takenBackAt),
          gte(programKeys.endsOn, today),
          lte(programKeys.endsOn, sql`${today} + ${sql.raw(String(soonDays))}`),
        ),
      );
    return { count: found?.count ?? 0, until: found?.first ? new Date(`${found.first}T22:00:00Z`) : null };
  },
};
