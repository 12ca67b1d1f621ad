import type { Permission } from '@izlog/contract/permissions';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { permissionsOf } from './default-roles.ts';
import { listRoles, listRolesOf } from './staff.queries.ts';

/** Refuses with forbidden when the caller lacks one of the permissions: nobody gives or takes what they do not hold. */
export function mustHold({ caller }: Ctx, wanted: readonly Permission[]): void {
  const held = caller.kind === 'staff' ? caller.permissions : [];
  if (wanted.some((one) => !held.includes(one))) throw new Refusal('forbidden');
}

/** The same for roles; the owner's role is given by owners only. Refuses with notFound roles the site does not have. */
export async function mustMayGrant(ctx: Ctx, roleIds: readonly number[]): Promise<void> {
  const wanted = [...new Set(roleIds)];
  const found = await listRoles(ctx.db, ctx.site.id, wanted);
  if (found.length < wanted.length) throw new Refusal('notFound');
  mustHold(
    ctx,
    permissionsOf(
      found.flatMap(({ key, permissions }) => [
        { role: key, permission: null },
        ...permissions.map((permission) => ({ role: key, permission })),
      ]),
    ),
  );
}

/** Refuses with forbidden when a colleague may do what the caller may not. */
export async function mustStandAbove(ctx: Ctx, userId: number): Promise<void> {
  const theirs = await listRolesOf(ctx.db, ctx.site.id, [userId]);
  await mustMayGrant(
    ctx,
    theirs.map(({ id }) => id),
  );
}
