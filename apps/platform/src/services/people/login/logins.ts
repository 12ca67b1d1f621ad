import { withContained } from '@izlog/contract/permissions';
import type { Caller } from '../../../kernel/access/caller.ts';
import type { AccessClaims } from '../../../kernel/access/tokens.ts';
import type { Database } from '../../../kernel/database/db.ts';
import type { Logins } from '../../../kernel/kernel.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { mayBy } from '../staff/default-roles.ts';
import { findLogin } from './login.queries.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/**
 * Asks the database at every call of somebody logged in, so that an ended login, a locked account and changed permissions
 * count at once and on every node. It is one prepared statement by primary keys.
 */
export function createLogins({ db }: Pick<Database, 'db'>): Logins {
  return {
    async confirm({ userId, siteId, kind, sessionId, only }: AccessClaims): Promise<Caller> {
      const found = uuid.test(sessionId) ? await findLogin(db, siteId, userId, sessionId) : undefined;
      if (!found || found.isStaff !== (kind === 'staff')) throw new Refusal('tokenInvalid');
      if (!found.isStaff) return { kind: 'customer', userId, sessionId };
      const held = mayBy(found.granted);
      const narrowed = only && withContained(only);
      const permissions = narrowed ? held.filter((one) => narrowed.includes(one)) : held;
      return { kind: 'staff', userId, sessionId, permissions };
    },
  };
}
