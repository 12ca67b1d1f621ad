import '../../../admin/ground/frame/record.css';
import '../../../admin/rooms/reports/reports.css';
import '../../../admin/record/resource.css';
import { mustHold } from '../../../admin/ground/frame/must-hold.server.ts';
import { loadReport } from '../../../admin/rooms/reports/load-reports.server.ts';
import { ReportsScreen } from '../../../admin/rooms/reports/reports-screen.tsx';
import { loadPlainScreen } from '../../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../../platform-client/site-context.ts';
import { staffUser } from '../../../session/is-staff.server.ts';
import type { Route } from './+types/reports';

export { meta } from '../../../seo/meta.ts';

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
