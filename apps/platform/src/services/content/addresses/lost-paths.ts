import { eq } from 'drizzle-orm';
import type { TodoProvider } from '#platform/kernel/todo.ts';
import { failedRequests } from './redirect.tables.ts';

/** Paths that visitors did not find and that lead nowhere yet. */
export const lostPaths: TodoProvider = {
  name: 'failedRequests',
  needs: 'content.edit',
  count: async ({ db, site }) => ({
    count: await db.$count(failedRequests, eq(failedRequests.siteId, site.id)),
  }),
};
