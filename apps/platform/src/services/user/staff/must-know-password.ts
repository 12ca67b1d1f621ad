import { userIdOf } from '../../../kernel/caller.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { countAttempt, forgetAttempts } from '../attempts.queries.ts';
import { isPasswordOf } from '../password.ts';
import { readActiveUser, type UserRow } from '../user.queries.ts';

/** Wrong passwords in a quarter of an hour: a stolen login must not guess. */
const mostWrong = 10;

/** The calling user, who has to say the password again; refuses with incorrectOldPassword and tooManyRequests. */
export async function mustKnowPassword(ctx: Ctx, password: string): Promise<UserRow> {
  const row = await readActiveUser(ctx.db, ctx.site.id, userIdOf(ctx.caller));
  if (!row) throw new Refusal('loginRequired');
  const attempt = `password again ${row.id}`;
  if ((await countAttempt(ctx.db, attempt, 15 * 60, ctx.now)) > mostWrong)
    throw new Refusal('tooManyRequests');
  if (!(await isPasswordOf(row.passwordHash, password))) throw new Refusal('incorrectOldPassword');
  await forgetAttempts(ctx.db, attempt, ctx.now);
  return row;
}
