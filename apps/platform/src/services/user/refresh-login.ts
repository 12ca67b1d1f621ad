import type { TokenPair } from '@izlog/contract/user/user';
import type { Ctx } from '../../kernel/context.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { endSession, spendRefreshToken } from './session.queries.ts';
import { signAccess } from './sign-access.ts';
import { readActiveUser } from './user.queries.ts';

/**
 * Exchanges a refresh token for a new pair (AUTH-014). A token that was exchanged before
 * has been stolen or lost, so its whole login ends; refuses with tokenInvalid.
 */
export async function refreshLogin(kernel: Kernel, ctx: Ctx, token: string): Promise<{ tokens: TokenPair }> {
  const { db, now, site } = ctx;
  const next = await db.transaction((tx) => spendRefreshToken(tx, site.id, token, now));
  if (!next) {
    // Outside a transaction: the refusal below must not undo it.
    await endSession(db, site.id, token, now, { onlySpent: true });
    throw new Refusal('tokenInvalid');
  }
  const user = await readActiveUser(db, site.id, next.userId);
  if (!user) throw new Refusal('tokenInvalid');
  const accessToken = await signAccess(kernel, user, next.sessionId);
  return { tokens: { accessToken, refreshToken: next.refreshToken } };
}
