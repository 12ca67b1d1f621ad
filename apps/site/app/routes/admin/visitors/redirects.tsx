import '../../../admin/record/resource.css';
import '../../../admin/rooms/content/content.css';
import '../../../kit/forms/forms.css';
import { redirectResource } from '@izlog/contract/cms/addresses/redirect-resource';
import { loadContentCounts } from '../../../admin/rooms/content/content-counts.server.ts';
import { mustHold } from '../../../admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '../../../admin/ground/frame/once/read-staff-form.server.ts';
import { RedirectsScreen } from '../../../admin/rooms/redirects/redirects-screen.tsx';
import { isFileForm, takeFile } from '../../../admin/record/file/take-file.server.ts';
import { loadList } from '../../../admin/record/load-list.server.ts';
import { takeBulk } from '../../../admin/record/take-bulk.server.ts';
import { sayWhenOffline } from '../../../kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '../../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../../platform-client/site-context.ts';
import type { Route } from './+types/redirects';

export { meta } from '../../../seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  const [view, counts] = await Promise.all([loadList(site, url, redirectResource), loadContentCounts(site)]);
  return { ...loadPlainScreen(context, 'adminRedirects', 'redirects.title'), view, counts };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  if (isFileForm(url)) return takeFile(site, redirectResource, request);
  return takeBulk(site, redirectResource.endpoints.bulk, await readStaffForm(site, request), url);
}

export const clientAction = sayWhenOffline;

export default function AdminRedirects({ loaderData: { seo, view, counts } }: Route.ComponentProps) {
  return <RedirectsScreen title={seo.title} view={view} counts={counts} />;
}
