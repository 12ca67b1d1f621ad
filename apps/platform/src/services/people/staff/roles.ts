import { randomBytes } from 'node:crypto';
import type { Permission } from '@izlog/contract/permissions';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { mustBeFresh } from '../login/must-prove.ts';
import { isDefaultRole, permissionsOf } from './default-roles.ts';
import { mustHold } from './may-grant.ts';
import { ensureDefaultRoles } from './role.queries.ts';
import {
  insertRole,
  listRoles,
  lockRights,
  removeRole,
  renameRole,
  replacePermissions,
} from './staff.queries.ts';

/** The roles of the site; those of every site are made when they are missing. */
export async function filterRoles(ctx: Ctx) {
  await inTransaction(ctx, ({ db, site }) => ensureDefaultRoles(db, site.id));
  return { records: (await listRoles(ctx.db, ctx.site.id)).map(presentRole) };
}

/** Makes an own role; refuses with forbidden permissions that the caller does not hold. */
export function createRole(ctx: Ctx, input: { name: string; permissions: readonly Permission[] }) {
  mustHold(ctx, input.permissions);
  return inTransaction(ctx, async (inner) => {
    const id = await insertRole(inner.db, ctx.site.id, `own-${randomBytes(6).toString('hex')}`, input.name);
    await replacePermissions(inner.db, id, input.permissions);
    noteChange(inner, `role ${id}`, {}, { ...input });
    return readRole(inner, id);
  });
}

/**
 * Changes a role; refuses with notFound, forbidden (the owner's role, permissions the caller does not hold), and with
 * proofRequired a change of permissions in an older login.
 */
export async function updateRole(
  ctx: Ctx,
  { id, name, permissions }: { id: number; name?: string; permissions?: readonly Permission[] },
) {
  if (permissions) await mustBeFresh(ctx);
  return inTransaction(ctx, async (inner) => {
    await lockRights(inner.db, inner.site.id);
    const before = await readRole(inner, id);
    if (before.key === 'owner') throw new Refusal('forbidden');
    // Also what the role holds now: otherwise a manager could take rights from those above.
    mustHold(ctx, [...before.permissions, ...(permissions ?? [])]);
    if (name !== undefined) await renameRole(inner.db, ctx.site.id, id, name);
    if (permissions) await replacePermissions(inner.db, id, permissions);
    const after = await readRole(inner, id);
    noteChange(inner, `role ${id}`, before, after);
    return after;
  });
}

/** Deletes an own role that nobody has; refuses with notFound, forbidden and roleInUse. */
export function deleteRole(ctx: Ctx, { id }: { id: number }): Promise<Record<never, never>> {
  return inTransaction(ctx, async (inner) => {
    await lockRights(inner.db, inner.site.id);
    const before = await readRole(inner, id);
    if (before.isDefault) throw new Refusal('forbidden');
    mustHold(ctx, before.permissions);
    if (before.members > 0) throw new Refusal('roleInUse');
    await removeRole(inner.db, ctx.site.id, id);
    noteChange(inner, `role ${id}`, before, {});
    return {};
  });
}

async function readRole({ db, site }: Ctx, id: number) {
  const [row] = await listRoles(db, site.id, [id]);
  if (!row) throw new Refusal('notFound');
  return presentRole(row);
}

function presentRole(row: Awaited<ReturnType<typeof listRoles>>[number]) {
  const granted = row.permissions.map((permission) => ({ role: row.key, permission }));
  const permissions = permissionsOf(granted.length > 0 ? granted : [{ role: row.key, permission: null }]);
  return { ...row, permissions, isDefault: isDefaultRole(row.key) };
}
