import { and, count, eq, sql } from 'drizzle-orm';
import type { TodoProvider } from '#platform/kernel/todo.ts';
import { mails } from './mail.tables.ts';

/** Mails that were given up, until they are forgotten. */
export const failedMails: TodoProvider = {
  name: 'mails',
  needs: 'settings.edit',
  async count({ db, site }) {
    const [found] = await db
      .select({ count: count(), since: sql<string | null>`min(${mails.createdAt})` })
      .from(mails)
      .where(and(eq(mails.siteId, site.id), eq(mails.state, 'failed')));
    return { count: found?.count ?? 0, since: found?.since ? new Date(found.since) : null, isUrgent: true };
  },
};
