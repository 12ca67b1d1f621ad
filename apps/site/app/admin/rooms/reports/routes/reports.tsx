import '#site/admin/ground/chart/chart.css';
import '../door/reports.css';
import { staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { loadReport } from '#site/admin/rooms/reports/door/load-reports.server.ts';
import { ReportsScreen } from '#site/admin/rooms/reports/reports-screen.tsx';
import { staffUser } from '#site/session/is-staff.server.ts';

export { meta } from '#site/seo/meta.ts';

export const loader = staffLoader(
  { name: 'adminReports', title: 'reports.title', needs: 'reports.read', params: { what: 'dani' } },
  async ({ site, params: { what = 'dani' }, url }) => {
    const user = await staffUser(site);
    const view = await loadReport(site, user?.scope ?? [], what, url);
    return { view };
  },
);

export default staffScreen<typeof loader>(ReportsScreen);
