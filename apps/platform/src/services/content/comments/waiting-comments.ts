import { and, count, eq, sql } from 'drizzle-orm';
import type { TodoProvider } from '#platform/kernel/todo.ts';
import { comments } from './comment.tables.ts';

/** Comments that nobody has looked at. */
export const waitingComments: TodoProvider = {
  name: 'comments',
  needs: 'content.publish',
  async count({ db, site }) {
    const [found] = await db
      .select({ count: count(), since: sql<string | null>`min(${comments.createdAt})` })
      .from(comments)
      .where(and(eq(comments.siteId, site.id), eq(comments.state, 'waiting')));
    return { count: found?.count ?? 0, since: found?.since ? new Date(found.since) : null };
  },
};
