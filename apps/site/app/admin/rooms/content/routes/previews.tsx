import '#site/admin/record/resource.css';
import '../door/content.css';
import '#site/kit/forms/forms.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { loadPreviews, takePreview } from '../changes/previews.server.ts';
import { PreviewsScreen } from '../changes/previews-screen.tsx';
import type { Route } from './+types/previews';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  return {
    ...loadPlainScreen(context, 'adminPreviews', 'content.previews'),
    view: await loadPreviews(site, url),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.publish');
  return takePreview(site, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function AdminPreviews({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <PreviewsScreen title={seo.title} view={view} />;
}
