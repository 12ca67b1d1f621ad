import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { loadRole } from '#site/admin/rooms/team/load-staff.server.ts';
import { RoleScreen } from '#site/admin/rooms/team/role-screen.tsx';
import { takeRoleForm } from '#site/admin/rooms/team/take-staff-form.server.ts';
import { staffUser } from '#site/session/is-staff.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminRole', title: 'roles.one', needs: 'staff.edit' } as const;

/** A role, or the address `nova` for a new one. */
export const loader = staffLoader(screen, async ({ site, params: { id = '' }, words }) => {
  const isNew = id === 'nova';
  return {
    title: words(isNew ? 'roles.new' : 'roles.one'),
    role: isNew ? undefined : await loadRole(site, id),
    scope: (await staffUser(site))?.scope ?? [],
  };
});

export const action = staffAction(screen, async ({ site, form, params: { id = '' } }) => {
  const role = id === 'nova' ? undefined : await loadRole(site, id);
  return takeRoleForm(site, role, form);
});

export default staffScreen<typeof loader>(RoleScreen);
