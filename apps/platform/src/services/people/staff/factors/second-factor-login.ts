import type { TokenPair, User } from '@izlog/contract/user/user';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { countAttempt, forgetAttempts } from '#platform/kernel/limits/attempts.queries.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { readActiveUser, type UserRow } from '../../account/user.queries.ts';
import { openLogin } from '../../login/open-login.ts';
import {
  addChallenge,
  listMethods,
  spendChallenge,
  spendRecoveryCode,
  tryChallenge,
} from './second-factor.queries.ts';
import { bare, isCodeOf } from './totp.ts';

/** Wrong codes for one account in a quarter of an hour; who gets here knows the password. */
const mostWrong = 15;

/** Refuses with secondFactorRequired, and a challenge for it, when the account of this right password has a second factor. */
export async function mustShowSecondFactor(ctx: Ctx, row: UserRow): Promise<void> {
  const methods = await listMethods(ctx.db, row.id);
  if (methods.length === 0) return;
  const owner = { siteId: row.siteId, userId: row.id, purpose: 'secondFactor' } as const;
  const challenge = await addChallenge(ctx.db, owner, ctx.now);
  throw new Refusal('secondFactorRequired', { challenge, methods });
}

/** Ends a login with a code of the app or a recovery code; refuses with secondFactorInvalid and secondFactorExpired. */
export async function loginWithSecondFactor(
  kernel: Kernel,
  ctx: Ctx,
  { challenge, code }: { challenge: string; code: string },
): Promise<{ tokens: TokenPair; user: User }> {
  await limitAddress(ctx, 'second factor', 60);
  const tried = await tryChallenge(ctx.db, ctx.site.id, 'secondFactor', challenge, ctx.now);
  const userId = tried?.userId;
  if (userId === undefined || userId === null) throw new Refusal('secondFactorExpired');
  const attempt = `second factor ${userId}`;
  if ((await countAttempt(ctx.db, attempt, 15 * 60, ctx.now)) > mostWrong)
    throw new Refusal('tooManyRequests');
  const row = await inTransaction(ctx, async ({ db, site, now }) => {
    const isRight =
      (await isCodeOf(kernel, db, userId, code, now)) ||
      (await spendRecoveryCode(db, userId, bare(code), now));
    const found = await readActiveUser(db, site.id, userId);
    if (!isRight || !found || !(await spendChallenge(db, challenge)))
      throw new Refusal('secondFactorInvalid');
    await forgetAttempts(db, attempt, now);
    return found;
  });
  return openLogin(kernel, ctx, row, { hasSecondFactor: true });
}
