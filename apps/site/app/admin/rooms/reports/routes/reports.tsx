import '#site/admin/ground/frame/record.css';
import '#site/admin/ground/chart/chart.css';
import '../door/reports.css';
import '#site/admin/record/resource.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { loadReport } from '../door/load-reports.server.ts';
import { ReportsScreen } from '../reports-screen.tsx';
import type { Route } from './+types/reports';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, params: { what = 'dani' }, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'reports.read');
  const user = await staffUser(site);
  const view = await loadReport(site, user?.scope ?? [], what, url);
  return { ...loadPlainScreen(context, 'adminReports', 'reports.title', { what }), view };
}

export default function AdminReports({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <ReportsScreen title={seo.title} view={view} />;
}
