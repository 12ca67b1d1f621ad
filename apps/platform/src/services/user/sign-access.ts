import type { Permission } from '@izlog/contract/permissions';
import type { Kernel } from '../../kernel/kernel.ts';
import type { UserRow } from './user.queries.ts';

/** The access token of a login: who, on which site, with which permissions. */
export function signAccess(
  kernel: Kernel,
  user: UserRow,
  permissions: readonly Permission[],
  sessionId: string,
): Promise<string> {
  return kernel.tokens.sign({
    userId: user.id,
    siteId: user.siteId,
    kind: user.isBackofficeUser ? 'staff' : 'customer',
    sessionId,
    permissions,
  });
}
