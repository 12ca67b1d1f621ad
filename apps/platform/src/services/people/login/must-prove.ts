import { sessionIdOf, userIdOf } from '#platform/kernel/access/caller.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { countAttempt, forgetAttempts } from '#platform/kernel/limits/attempts.queries.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { readActiveUser, type UserRow } from '../account/user.queries.ts';
import { isPasswordOf } from './password.ts';
import { markProved, readProof } from './session.queries.ts';

/** Seconds that a proof, or a login where that is enough, counts. */
export const proofSeconds = 10 * 60;
/** Wrong passwords in a quarter of an hour, whatever they were asked for: a stolen login must not guess. */
const mostWrong = 10;

/**
 * The calling user, who proves to be the owner before anything changes who controls the account: by the password, or by
 * having done so in this login within ten minutes. Refuses with proofRequired, incorrectOldPassword and tooManyRequests.
 */
export async function mustProve(ctx: Ctx, password?: string): Promise<UserRow> {
  if (password !== undefined && password !== '') return mustKnowPassword(ctx, password);
  const row = await callingUser(ctx);
  const { provedAt } = await readProof(ctx.db, sessionIdOf(ctx.caller));
  if (!isFresh(ctx, provedAt)) throw new Refusal('proofRequired');
  return row;
}

/** Refuses with proofRequired a login that is older than ten minutes, unless its person has proved to be the owner since. */
export async function mustBeFresh(ctx: Ctx): Promise<void> {
  const { provedAt, createdAt } = await readProof(ctx.db, sessionIdOf(ctx.caller));
  if (!isFresh(ctx, provedAt) && !isFresh(ctx, createdAt)) throw new Refusal('proofRequired');
}

/** Refuses an older login unless the password is sent with the call; also with incorrectOldPassword and tooManyRequests. */
export async function mustBeFreshOr(ctx: Ctx, password: string | undefined): Promise<void> {
  if (password !== undefined && password !== '') await mustKnowPassword(ctx, password);
  else await mustBeFresh(ctx);
}

/** The calling user, who has to say the password; refuses with incorrectOldPassword and tooManyRequests. */
export async function mustKnowPassword(ctx: Ctx, password: string): Promise<UserRow> {
  const row = await callingUser(ctx);
  const attempt = `password again ${row.id}`;
  if ((await countAttempt(ctx.db, attempt, 15 * 60, ctx.now)) > mostWrong)
    throw new Refusal('tooManyRequests');
  if (!(await isPasswordOf(row.passwordHash, password))) throw new Refusal('incorrectOldPassword');
  await forgetAttempts(ctx.db, attempt, ctx.now);
  await markProved(ctx.db, sessionIdOf(ctx.caller), ctx.now);
  return row;
}

async function callingUser(ctx: Ctx): Promise<UserRow> {
  const row = await readActiveUser(ctx.db, ctx.site.id, userIdOf(ctx.caller));
  if (!row) throw new Refusal('loginRequired');
  return row;
}

const isFresh = ({ now }: Ctx, at: Date | null): boolean =>
  at !== null && now.getTime() - at.getTime() <= proofSeconds * 1000;
