import { mustHold } from '../../admin/frame/must-hold.server.ts';
import { loadRoles } from '../../admin/team/load-staff.server.ts';
import { RolesScreen } from '../../admin/team/roles-screen.tsx';
import { loadPlainScreen } from '../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../platform-client/site-context.ts';
import type { Route } from './+types/staff-roles';

export { meta } from '../../seo/meta.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'staff.edit');
  return { ...loadPlainScreen(context, 'adminRoles', 'roles.title'), roles: await loadRoles(site) };
}

export default function AdminRoles({ loaderData: { seo, roles } }: Route.ComponentProps) {
  return <RolesScreen title={seo.title} roles={roles} />;
}
