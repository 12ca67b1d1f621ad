import { roleResource } from '@izlog/contract/user/staff-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { RolesScreen } from '../roles-screen.tsx';
import type { Route } from './+types/staff-roles';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'staff.edit');
  const view = await loadList(site, url, roleResource);
  return { ...loadPlainScreen(context, 'adminRoles', 'roles.title'), view };
}

export default function AdminRoles({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <RolesScreen title={seo.title} view={view} />;
}
