import '#site/admin/record/resource.css';
import '#site/kit/forms/forms.css';
import '../staff-comments.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { ResourceList } from '#site/admin/record/resource-list.tsx';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { commentLook } from '../comment-look.tsx';
import { loadComments, takeComments } from '../comments.server.ts';
import type { Route } from './+types/comments';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.publish');
  const view = await loadComments(site, url);
  return { ...loadPlainScreen(context, 'adminComments', 'staffComments.title'), view };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.publish');
  return takeComments(site, await readStaffForm(site, request), url);
}

export const clientAction = sayWhenOffline;

export default function AdminComments({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <ResourceList title={seo.title} view={view} look={commentLook} />;
}
