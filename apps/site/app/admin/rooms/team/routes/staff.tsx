import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { loadStaff } from '../load-staff.server.ts';
import { StaffScreen } from '../staff-screen.tsx';
import type { Route } from './+types/staff';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'staff.edit');
  return {
    ...loadPlainScreen(context, 'adminStaff', 'staff.title'),
    view: await loadStaff(site, url),
  };
}

export default function AdminStaff({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <StaffScreen title={seo.title} view={view} />;
}
