import type { User } from '@izlog/contract/user/user';
import type { Ctx } from '#platform/kernel/context.ts';
import { findNewEmail } from '../login/mailed-token.queries.ts';
import { findCardOf } from '../member-card/member-card.queries.ts';
import { readPermissions } from '../staff/role.queries.ts';
import { listAddresses } from './address.queries.ts';
import type { UserRow } from './user.queries.ts';

/** A user as the user itself sees it (ACCT-012); the hash of the password stays here (AUTH-068). */
export async function presentUser({ db, now }: Pick<Ctx, 'db' | 'now'>, row: UserRow): Promise<User> {
  const scope = row.isBackofficeUser ? await readPermissions(db, row.siteId, row.id) : [];
  const barcode = row.isBackofficeUser ? undefined : await findCardOf(db, row.siteId, row.id);
  const addresses = row.isBackofficeUser ? [] : await listAddresses(db, row.siteId, row.id);
  const newEmail = row.isBackofficeUser ? undefined : await findNewEmail(db, row.id, now);
  return {
    id: row.id,
    email: row.email,
    username: row.username ?? row.email,
    details: { firstName: row.firstName, lastName: row.lastName },
    memberCardBarcode: barcode ?? null,
    addresses,
    company: row.company,
    isBackofficeUser: row.isBackofficeUser,
    emailConfirmed: row.emailConfirmed,
    newEmail: newEmail ?? null,
    hasPassword: row.passwordHash !== null,
    scope,
    language: row.language,
  };
}
