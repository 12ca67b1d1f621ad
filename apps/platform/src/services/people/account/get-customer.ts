import { userIdOf } from '#platform/kernel/access/caller.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { readActiveUser } from './user.queries.ts';

/** The account of the calling customer; refuses with loginRequired when it is gone or locked since the token was made. */
export async function getCustomer(
  ctx: Ctx,
): Promise<{ id: number; email: string; firstName: string; lastName: string }> {
  const row = await readActiveUser(ctx.db, ctx.site.id, userIdOf(ctx.caller));
  if (!row) throw new Refusal('loginRequired');
  const { id, email, firstName, lastName } = row;
  return { id, email, firstName, lastName };
}
