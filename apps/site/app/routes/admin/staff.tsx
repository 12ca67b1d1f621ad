import { mustHold } from '../../features/admin/must-hold.server.ts';
import { pageOf } from '../../features/admin/page-of.server.ts';
import { loadPlainScreen } from '../../features/plain/load-plain-screen.server.ts';
import { loadStaff } from '../../features/staff/load-staff.server.ts';
import { StaffScreen } from '../../features/staff/staff-screen.tsx';
import { siteContext } from '../../platform-client/site-context.ts';
import type { Route } from './+types/staff';

export { meta } from '../../seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'staff.edit');
  return {
    ...loadPlainScreen(context, 'adminStaff', 'staff.title'),
    ...(await loadStaff(site, pageOf(url))),
  };
}

export default function AdminStaff({ loaderData: { seo, ...screen } }: Route.ComponentProps) {
  return <StaffScreen title={seo.title} {...screen} />;
}
