import '#site/admin/record/resource.css';
import { segmentResource } from '@izlog/contract/user/segment-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { SegmentsScreen } from '../segments-screen.tsx';
import type { Route } from './+types/segments';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'customers.read');
  const view = await loadList(site, url, segmentResource);
  return { ...loadPlainScreen(context, 'adminSegments', 'segments.title'), view };
}

export default function SegmentsPage({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <SegmentsScreen title={seo.title} view={view} />;
}
