import type { Permission } from '@izlog/contract/permissions';
import type { User } from '@izlog/contract/user/user';
import type { UserRow } from './user.queries.ts';

/** A user as the user itself sees it; the hash of the password stays here (AUTH-068). */
export function presentUser(row: UserRow, permissions: readonly Permission[]): User {
  return {
    id: row.id,
    email: row.email,
    username: row.username ?? row.email,
    details: { firstName: row.firstName, lastName: row.lastName },
    memberCardBarcode: row.memberCardBarcode,
    company: row.company,
    isBackofficeUser: row.isBackofficeUser,
    emailConfirmed: row.emailConfirmed,
    scope: [...permissions],
    language: row.language,
  };
}
