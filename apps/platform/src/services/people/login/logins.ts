import { withContained } from '@izlog/contract/permissions';
import type { Caller } from '#platform/kernel/access/caller.ts';
import type { AccessClaims } from '#platform/kernel/access/tokens.ts';
import type { Database } from '#platform/kernel/database/db.ts';
import type { Logins } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { mayBy } from '../staff/default-roles.ts';
import { findLogin } from './login.queries.ts';
import { closeSpent, repeatSeconds } from './session.queries.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/**
 * Asks the database at every call of somebody logged in, so that an ended login, a locked account and changed permissions
 * count at once and on every node. It is one prepared statement by primary keys.
 */
export function createLogins({ db }: Pick<Database, 'db'>): Logins {
  const noteReceived = createReceiver(db);
  return {
    async confirm(
      { userId, siteId, kind, sessionId, issuedAt, only }: AccessClaims,
      isRelayed = false,
    ): Promise<Caller> {
      const found = uuid.test(sessionId) ? await findLogin(db, siteId, userId, sessionId) : undefined;
      if (!found || found.isStaff !== (kind === 'staff')) throw new Refusal('tokenInvalid');
      if (issuedAt !== undefined && hasArrived(issuedAt, isRelayed)) await noteReceived(sessionId, issuedAt);
      if (!found.isStaff) return { kind: 'customer', userId, sessionId };
      const held = mayBy(found.granted);
      const narrowed = only && withContained(only);
      const permissions = narrowed ? held.filter((one) => narrowed.includes(one)) : held;
      return { kind: 'staff', userId, sessionId, permissions };
    },
  };
}

/**
 * Whether who shows an access token has it: a program that asks by itself does; of the site one knows it when the requests
 * during which it may have fetched the token for a browser are over.
 */
const hasArrived = (issuedAt: number, isRelayed: boolean): boolean =>
  !isRelayed || Date.now() / 1000 - issuedAt > repeatSeconds;

/** Logins of which a node remembers that it has noted their tokens; of others it notes them once more. */
const mostNoted = 10_000;

/**
 * Notes that the tokens of an exchange have arrived: from then on the refresh token that was spent for them is worth nothing,
 * and returns a thief away.
 */
function createReceiver(db: Database['db']) {
  const noted = new Map<string, number>();
  return async (sessionId: string, issuedAt: number): Promise<void> => {
    if ((noted.get(sessionId) ?? 0) >= issuedAt) return;
    await closeSpent(db, sessionId, new Date((issuedAt + 1) * 1000));
    if (noted.size >= mostNoted) noted.clear();
    noted.set(sessionId, issuedAt);
  };
}
