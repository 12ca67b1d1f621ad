import '#site/admin/ground/chart/chart.css';
import '#site/admin/rooms/reports/door/reports.css';
import '../setup/setup.css';
import { outcomeOf } from '@izlog/contract/client';
import { getSecondFactors } from '@izlog/contract/user/second-factor';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { AdminHomeScreen } from '#site/admin/rooms/dashboard/admin-home-screen.tsx';
import { loadDashboard } from '#site/admin/rooms/dashboard/load-dashboard.server.ts';
import { loadOpening, takeHomeForm } from '#site/admin/rooms/dashboard/setup/opening.server.ts';
import { loadSetup } from '#site/admin/rooms/dashboard/setup/setup.server.ts';
import { staffUser } from '#site/session/is-staff.server.ts';

export { meta } from '#site/seo/meta.ts';

const screen = { name: 'admin', title: 'admin.title', needs: 'anyStaff' } as const;

export const loader = staffLoader(screen, async ({ site, url }) => {
  const [user, factors] = await Promise.all([staffUser(site), outcomeOf(site.call(getSecondFactors, {}))]);
  const scope = user?.scope ?? [];
  return {
    hasPageCache: site.env.pageCache !== undefined,
    scope,
    opening: await loadOpening(site, scope),
    setup: await loadSetup(site, scope),
    dashboard: await loadDashboard(site, scope, url),
    hasSecondFactor: factors.errored || factors.data.hasTotp || factors.data.passkeys.length > 0,
  };
});

export const action = staffAction(screen, ({ site, form }) => takeHomeForm(site, form));

export default staffScreen<typeof loader>(AdminHomeScreen);
