import type { Kernel } from '#platform/kernel/kernel.ts';
import type { UserRow } from '../account/user.queries.ts';

/** The access token of a login: who, on which site. What they may do is looked up at every call. */
export function signAccess(kernel: Kernel, user: UserRow, sessionId: string): Promise<string> {
  return kernel.tokens.sign({
    userId: user.id,
    siteId: user.siteId,
    kind: user.isBackofficeUser ? 'staff' : 'customer',
    sessionId,
  });
}
