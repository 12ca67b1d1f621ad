import type { Permission } from '@izlog/contract/permissions';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { readActiveUser } from '../account/user.queries.ts';
import { rolePermissions, roles, userRoles } from '../account/user.tables.ts';
import { type DefaultRole, defaultRoles, mayBy } from './default-roles.ts';

/** What a staff user may do, through all its roles on this site. */
export async function readPermissions(db: Db, siteId: number, userId: number): Promise<Permission[]> {
  const granted = await db
    .select({ role: roles.key, permission: rolePermissions.permission })
    .from(userRoles)
    .innerJoin(roles, and(eq(roles.id, userRoles.roleId), eq(roles.siteId, siteId)))
    .leftJoin(rolePermissions, eq(rolePermissions.roleId, roles.id))
    .where(eq(userRoles.userId, userId));
  return mayBy(granted);
}

/** What somebody of the staff may do at this moment; nothing where they left or are locked out. */
export async function readStaffRights(
  { db, site }: Pick<Ctx, 'db' | 'site'>,
  userId: number,
): Promise<Permission[]> {
  const user = await readActiveUser(db, site.id, userId);
  return user?.isBackofficeUser ? readPermissions(db, site.id, userId) : [];
}

/** Makes the default roles that a site does not have yet. */
export async function ensureDefaultRoles(db: Db, siteId: number): Promise<void> {
  for (const [key, { name, permissions }] of Object.entries(defaultRoles)) {
    const [made] = await db.insert(roles).values({ siteId, key, name }).onConflictDoNothing().returning();
    if (!made) continue;
    await db
      .insert(rolePermissions)
      .values(permissions.map((permission) => ({ roleId: made.id, permission })));
  }
}

/** Gives a user a default role of the site, making the role when the site does not have it yet. */
export async function grantRole(db: Db, siteId: number, userId: number, key: DefaultRole): Promise<void> {
  const { name, permissions } = defaultRoles[key];
  const [made] = await db.insert(roles).values({ siteId, key, name }).onConflictDoNothing().returning();
  if (made) {
    await db
      .insert(rolePermissions)
      .values(permissions.map((permission) => ({ roleId: made.id, permission })));
  }
  const [role] = made
    ? [made]
    : await db
        .select()
        .from(roles)
        .where(and(eq(roles.siteId, siteId), eq(roles.key, key)));
  if (!role) throw new Error(`role ${key} of site ${siteId} was not made`);
  await db.insert(userRoles).values({ userId, roleId: role.id }).onConflictDoNothing();
}
