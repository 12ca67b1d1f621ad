import type { User } from '@izlog/contract/user/user';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { presentUser } from './present-user.ts';
import { readActiveUser } from './user.queries.ts';

/** The calling user; refuses with loginRequired when the account is gone or locked since the token was made. */
export async function getProfile(ctx: Ctx): Promise<User> {
  const row = await readActiveUser(ctx.db, ctx.site.id, userIdOf(ctx.caller));
  if (!row) throw new Refusal('loginRequired');
  return presentUser(ctx, row);
}
