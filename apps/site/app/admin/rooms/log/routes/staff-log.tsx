import '#site/admin/record/resource.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { loadLog } from '../load-log.server.ts';
import { LogScreen } from '../log-screen.tsx';
import type { Route } from './+types/staff-log';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'staff.edit');
  return { ...loadPlainScreen(context, 'adminLog', 'log.title'), view: await loadLog(site, url) };
}

export default function AdminLog({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <LogScreen title={seo.title} view={view} />;
}
