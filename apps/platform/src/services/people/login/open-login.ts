import type { TokenPair, User } from '@izlog/contract/user/user';
import { shortenedIp } from '#platform/kernel/access/shortened-ip.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { presentUser } from '../account/present-user.ts';
import type { UserRow } from '../account/user.queries.ts';
import { openSession } from './session.queries.ts';
import { signAccess } from './sign-access.ts';

interface Known {
  hasSecondFactor?: boolean;
  isProof?: boolean;
  from?: { id: string; secondFactorAt: Date | null };
}

/**
 * Opens a login of somebody whose identity has been checked, and returns its tokens. `isProof`: by more than the password,
 * so that the password is not asked for at once again. `from`: the login on another site that it comes from, whose second
 * factor counts here too.
 */
export async function openLogin(
  kernel: Kernel,
  ctx: Ctx,
  row: UserRow,
  { hasSecondFactor = false, isProof = false, from }: Known = {},
): Promise<{ tokens: TokenPair; user: User }> {
  const device = { ip: shortenedIp(ctx.ip), userAgent: ctx.userAgent ?? '' };
  const { sessionId, refreshToken } = await inTransaction(ctx, ({ db, now }) =>
    openSession(db, { siteId: row.siteId, userId: row.id, ...device }, now, {
      secondFactorAt: hasSecondFactor ? now : (from?.secondFactorAt ?? null),
      provedAt: isProof || hasSecondFactor ? now : null,
      openedFrom: from?.id ?? null,
    }),
  );
  const user = await presentUser(ctx, row);
  const accessToken = await signAccess(kernel, row, sessionId);
  return { tokens: { accessToken, refreshToken }, user };
}
