import '../../../admin/record/resource.css';
import '../../../admin/rooms/content/content.css';
import '../../../kit/forms/forms.css';
import { failedRequestResource } from '@izlog/contract/cms/addresses/failed-request-resource';
import { loadContentCounts } from '../../../admin/rooms/content/content-counts.server.ts';
import { mustHold } from '../../../admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '../../../admin/ground/frame/once/read-staff-form.server.ts';
import { FailedRequestsScreen } from '../../../admin/rooms/redirects/redirects-screen.tsx';
import { loadList } from '../../../admin/record/load-list.server.ts';
import { takeBulk } from '../../../admin/record/take-bulk.server.ts';
import { sayWhenOffline } from '../../../kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '../../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../../platform-client/site-context.ts';
import type { Route } from './+types/failed-requests';

export { meta } from '../../../seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  const [view, counts] = await Promise.all([
    loadList(site, url, failedRequestResource),
    loadContentCounts(site),
  ]);
  return { ...loadPlainScreen(context, 'adminFailed', 'failed.title'), view, counts };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  return takeBulk(site, failedRequestResource.endpoints.bulk, await readStaffForm(site, request), url);
}

export const clientAction = sayWhenOffline;

export default function AdminFailedRequests({ loaderData: { seo, view, counts } }: Route.ComponentProps) {
  return <FailedRequestsScreen title={seo.title} view={view} counts={counts} />;
}
