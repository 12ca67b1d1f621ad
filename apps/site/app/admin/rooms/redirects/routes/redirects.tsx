import '#site/admin/record/resource.css';
import '#site/admin/rooms/content/door/content.css';
import '#site/kit/forms/forms.css';
import { redirectResource } from '@izlog/contract/cms/addresses/redirect-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { isFileForm, takeFile } from '#site/admin/record/file/take-file.server.ts';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { takeBulk } from '#site/admin/record/take-bulk.server.ts';
import { loadContentCounts } from '#site/admin/rooms/content/door/content-counts.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { RedirectsScreen } from '../redirects-screen.tsx';
import type { Route } from './+types/redirects';

export { meta } from '#site/seo/meta.ts';

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
