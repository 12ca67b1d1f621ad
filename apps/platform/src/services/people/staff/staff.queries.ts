import type { Permission } from '@izlog/contract/permissions';
import { and, asc, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/kernel/database/db.ts';
import { takeTurn } from '#platform/kernel/database/take-turn.ts';
import { rolePermissions, roles, userRoles, users } from '../account/user.tables.ts';
import { mailedTokens } from '../login/mailed-token.tables.ts';

export type RoleRow = typeof roles.$inferSelect;

/**
 * Lets changes of roles, and of who has them, happen one after the other until the transaction ends: what one of them has
 * checked (rights, the last owner, nobody has the role) another one must not change meanwhile.
 */
export async function lockRights(db: Db, siteId: number): Promise<void> {
  await takeTurn({ db, site: { id: siteId } }, 'staff rights');
}

/** The roles of a site with their permissions and how many staff have them. */
export async function listRoles(db: Db, siteId: number, ids?: readonly number[]) {
  return db
    .select({
      id: roles.id,
      key: roles.key,
      name: roles.name,
      permissions: sql<string[]>`array(select permission from role_permissions p where p.role_id = roles.id)`,
      members: sql<number>`(select count(*)::int from user_roles ur where ur.role_id = roles.id)`,
    })
    .from(roles)
    .where(and(eq(roles.siteId, siteId), ids === undefined ? undefined : inArray(roles.id, [...ids])))
    .orderBy(asc(roles.id));
}

export async function insertRole(db: Db, siteId: number, key: string, name: string): Promise<number> {
  const [row] = await db.insert(roles).values({ siteId, key, name }).returning({ id: roles.id });
  if (!row) throw new Error('the role was not kept');
  return row.id;
}

export async function renameRole(db: Db, siteId: number, id: number, name: string): Promise<void> {
  await db
    .update(roles)
    .set({ name })
    .where(and(eq(roles.siteId, siteId), eq(roles.id, id)));
}

/** Gives a role exactly these permissions. */
export async function replacePermissions(db: Db, roleId: number, held: readonly Permission[]): Promise<void> {
  await db.delete(rolePermissions).where(eq(rolePermissions.roleId, roleId));
  if (held.length > 0)
    await db.insert(rolePermissions).values(held.map((permission) => ({ roleId, permission })));
}

export async function removeRole(db: Db, siteId: number, id: number): Promise<void> {
  await db.delete(roles).where(and(eq(roles.siteId, siteId), eq(roles.id, id)));
}

/** Staff of a site, or one of them, with what the list shows. */
export async function listStaff(
  db: Db,
  siteId: number,
  { id, limit = 1, offset = 0 }: { id?: number; limit?: number; offset?: number },
) {
  return db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      isActive: users.isActive,
      isInvited: isNull(users.passwordHash),
      language: users.language,
      // Names in full: in a select of one table Drizzle leaves the table out, and the inner one has an id too.
      hasSecondFactor: sql<boolean>`exists (select from totp_factors t where t.user_id = users.id and t.confirmed_at is not null)
        or exists (select from passkeys k where k.user_id = users.id)`,
      lastSeenAt: sql<string | null>`(select max(s.used_at) from sessions s where s.user_id = users.id)`,
    })
    .from(users)
    .where(
      and(
        eq(users.siteId, siteId),
        eq(users.isBackofficeUser, true),
        id === undefined ? undefined : eq(users.id, id),
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit)
    .offset(offset);
}

export async function countStaff(db: Db, siteId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(users)
    .where(and(eq(users.siteId, siteId), eq(users.isBackofficeUser, true)));
  return row?.total ?? 0;
}

/** Which roles these staff have. */
export async function listRolesOf(db: Db, siteId: number, userIds: readonly number[]) {
  if (userIds.length === 0) return [];
  return db
    .select({ userId: userRoles.userId, id: roles.id, key: roles.key, name: roles.name })
    .from(userRoles)
    .innerJoin(roles, and(eq(roles.id, userRoles.roleId), eq(roles.siteId, siteId)))
    .where(inArray(userRoles.userId, [...userIds]))
    .orderBy(asc(roles.id));
}

/** Gives somebody exactly these roles. */
export async function replaceRolesOf(db: Db, userId: number, roleIds: readonly number[]): Promise<void> {
  await db.delete(userRoles).where(eq(userRoles.userId, userId));
  await db.insert(userRoles).values([...new Set(roleIds)].map((roleId) => ({ userId, roleId })));
}

/** Whether the site has an active owner besides this one. Call it under `lockRights`. */
export async function hasOtherOwner(db: Db, siteId: number, userId: number): Promise<boolean> {
  const [other] = await db
    .select({ id: users.id })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(
      and(
        eq(roles.siteId, siteId),
        eq(roles.key, 'owner'),
        eq(users.siteId, siteId),
        eq(users.isActive, true),
        sql`${users.passwordHash} is not null`,
        ne(users.id, userId),
      ),
    )
    .limit(1);
  return other !== undefined;
}

/** Takes every invitation of somebody back. */
export async function dropInvitations(db: Db, userId: number): Promise<void> {
  await db
    .delete(mailedTokens)
    .where(and(eq(mailedTokens.userId, userId), eq(mailedTokens.purpose, 'invitation')));
}
