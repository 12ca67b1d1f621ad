import '#site/admin/record/resource.css';
import '../door/content.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { loadStale } from '../changes/load-stale.server.ts';
import { StaleScreen } from '../changes/stale-screen.tsx';
import type { Route } from './+types/stale';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  return {
    ...loadPlainScreen(context, 'adminStale', 'content.stale'),
    view: await loadStale(site, url),
  };
}

export default function AdminStale({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <StaleScreen title={seo.title} view={view} />;
}
