import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { roles, userRoles, users } from '../account/user.tables.ts';

/** Addresses of the active owners of a site, for what nobody else was named for. */
export async function listOwners(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ email: users.email })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .innerJoin(roles, and(eq(roles.id, userRoles.roleId), eq(roles.key, 'owner')))
    .where(and(eq(users.siteId, ctx.site.id), eq(users.isBackofficeUser, true), eq(users.isActive, true)));
  return rows.map(({ email }) => email);
}
