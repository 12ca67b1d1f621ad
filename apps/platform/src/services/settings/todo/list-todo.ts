import type { EndpointReturn } from '@izlog/contract/endpoint';
import type { listTodo as endpoint } from '@izlog/contract/settings/todo';
import { todoNames } from '@izlog/contract/settings/todo-names';
import type { Ctx } from '#platform/kernel/context.ts';
import { todoProviders } from '#platform/kernel/todo.ts';

/** What waits for staff, as far as the caller may deal with it, in the order of its names. */
export async function listTodo(ctx: Ctx): Promise<EndpointReturn<typeof endpoint>> {
  const { caller } = ctx;
  const permissions = caller.kind === 'staff' ? caller.permissions : [];
  const asked = ctx.held
    .get(todoProviders)
    .filter(({ needs }) => permissions.includes(needs))
    .toSorted((a, b) => todoNames.indexOf(a.name) - todoNames.indexOf(b.name));
  const found = await Promise.all(
    asked.map(async ({ name, count }) => {
      const { since = null, until = null, isUrgent = false, id = null, ...rest } = await count(ctx);
      return {
        name,
        count: rest.count,
        since: since?.toISOString() ?? null,
        until: until?.toISOString() ?? null,
        isUrgent,
        id,
      };
    }),
  );
  return { todo: found.filter(({ count }) => count > 0) };
}
