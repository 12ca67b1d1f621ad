import '../../../admin/record/resource.css';
import '../../../admin/rooms/content/content.css';
import '../../../kit/forms/forms.css';
import { loadReleases, takeRelease } from '../../../admin/rooms/content/changes/releases.server.ts';
import { ReleasesScreen } from '../../../admin/rooms/content/changes/releases-screen.tsx';
import { mustHold } from '../../../admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '../../../admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '../../../kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '../../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../../platform-client/site-context.ts';
import type { Route } from './+types/releases';

export { meta } from '../../../seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  return {
    ...loadPlainScreen(context, 'adminReleases', 'content.releases'),
    view: await loadReleases(site, url),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.publish');
  return takeRelease(site, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function AdminReleases({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <ReleasesScreen title={seo.title} view={view} />;
}
