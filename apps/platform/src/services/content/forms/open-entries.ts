import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { TodoProvider } from '#platform/kernel/todo.ts';
import { formEntries } from './form.tables.ts';

/** Entries of forms that nobody has dealt with, and the form of the oldest. */
export const openEntries: TodoProvider = {
  name: 'entries',
  needs: 'users.edit',
  async count({ db, site }) {
    const isOpen = and(eq(formEntries.siteId, site.id), isNull(formEntries.doneAt));
    const [[counted], [oldest]] = await Promise.all([
      db.select({ count: count() }).from(formEntries).where(isOpen),
      db.select().from(formEntries).where(isOpen).orderBy(asc(formEntries.id)).limit(1),
    ]);
    return {
      count: counted?.count ?? 0,
      since: oldest?.createdAt ?? null,
      id: oldest?.formId ?? null,
    };
  },
};
