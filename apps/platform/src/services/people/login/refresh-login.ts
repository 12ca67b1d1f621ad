import type { TokenPair } from '@izlog/contract/user/user';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { readActiveUser } from '../account/user.queries.ts';
import { endSession, spendRefreshToken } from './session.queries.ts';
import { signAccess } from './sign-access.ts';

/**
 * Exchanges a refresh token for a new pair (AUTH-014). The next token is worked out from the spent one with the secret of
 * the installation: a call that is repeated, on whatever node, is given the same, and no token is kept in clear. One that
 * comes later than that has been stolen, so its whole login ends; refuses with tokenInvalid.
 */
export async function refreshLogin(kernel: Kernel, ctx: Ctx, token: string): Promise<{ tokens: TokenPair }> {
  const { db, now, site } = ctx;
  const successor = kernel.tokens.seal(`refresh ${token}`);
  const next = await db.transaction((tx) => spendRefreshToken(tx, site.id, { token, successor }, now));
  if (!next) {
    // Outside a transaction: the refusal below must not undo it.
    await endSession(db, site.id, token, now, { onlySpent: true });
    throw new Refusal('tokenInvalid');
  }
  const user = await readActiveUser(db, site.id, next.userId);
  if (!user) throw new Refusal('tokenInvalid');
  const accessToken = await signAccess(kernel, user, next.sessionId);
  return { tokens: { accessToken, refreshToken: successor } };
}
