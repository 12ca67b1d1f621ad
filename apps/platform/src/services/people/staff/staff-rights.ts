import type { Permission } from '@izlog/contract/permissions';
import type { Ctx } from '#platform/kernel/context.ts';
import { readActiveUser } from '../account/user.queries.ts';
import { readPermissions } from './role.queries.ts';

/** What somebody of the staff may do at this moment; nothing where they left or are locked out. */
export async function readStaffRights(
  { db, site }: Pick<Ctx, 'db' | 'site'>,
  userId: number,
): Promise<Permission[]> {
  const user = await readActiveUser(db, site.id, userId);
  return user?.isBackofficeUser ? readPermissions(db, site.id, userId) : [];
}
