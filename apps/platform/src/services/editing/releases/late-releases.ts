import type { TodoProvider } from '#platform/kernel/todo.ts';
import { countLate } from './release.queries.ts';

/** Releases that failed, and those whose time has come without anybody sending them out. */
export const lateReleases: TodoProvider = {
  name: 'releases',
  needs: 'content.edit',
  async count(ctx) {
    return { ...(await countLate(ctx)), isUrgent: true };
  },
};
