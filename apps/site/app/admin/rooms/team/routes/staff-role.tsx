import '#site/kit/forms/forms.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { loadRole } from '../load-staff.server.ts';
import { RoleScreen } from '../role-screen.tsx';
import { takeRoleForm } from '../take-staff-form.server.ts';
import type { Route } from './+types/staff-role';

export { meta } from '#site/seo/meta.ts';

/** A role, or the address `nova` for a new one. */
export async function loader({ context, params: { id = '' } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'staff.edit');
  const isNew = id === 'nova';
  return {
    ...loadPlainScreen(context, 'adminRole', isNew ? 'roles.new' : 'roles.one', { id }),
    role: isNew ? undefined : await loadRole(site, id),
    scope: (await staffUser(site))?.scope ?? [],
  };
}

export async function action({ context, request, params: { id = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'staff.edit');
  const role = id === 'nova' ? undefined : await loadRole(site, id);
  return takeRoleForm(site, role, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function AdminRole({ loaderData: { seo, ...screen } }: Route.ComponentProps) {
  return <RoleScreen key={screen.role?.id ?? 'nova'} title={seo.title} {...screen} />;
}
