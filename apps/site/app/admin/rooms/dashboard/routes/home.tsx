import '#site/admin/ground/chart/chart.css';
import '#site/admin/rooms/reports/door/reports.css';
import '#site/admin/record/resource.css';
import '../setup/setup.css';
import { outcomeOf } from '@izlog/contract/client';
import { getSecondFactors } from '@izlog/contract/user/second-factor';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { AdminHomeScreen } from '../admin-home-screen.tsx';
import { loadDashboard } from '../load-dashboard.server.ts';
import { loadOpening, takeHomeForm } from '../setup/opening.server.ts';
import { loadSetup } from '../setup/setup.server.ts';
import type { Route } from './+types/home';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [user, factors] = await Promise.all([staffUser(site), outcomeOf(site.call(getSecondFactors, {}))]);
  const scope = user?.scope ?? [];
  return {
    ...loadPlainScreen(context, 'admin', 'admin.title'),
    hasPageCache: site.env.pageCache !== undefined,
    scope,
    opening: await loadOpening(site, scope),
    setup: await loadSetup(site, scope),
    dashboard: await loadDashboard(site, scope, url),
    // Who cannot be told about is not warned.
    hasSecondFactor: factors.errored || factors.data.hasTotp || factors.data.passkeys.length > 0,
  };
}

export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const site = context.get(siteContext);
  return takeHomeForm(site, await readStaffForm(site, request));
}

export default function AdminHome({ loaderData: { seo, ...screen } }: Route.ComponentProps) {
  return <AdminHomeScreen title={seo.title} {...screen} />;
}
