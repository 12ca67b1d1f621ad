import '../../../admin/record/resource.css';
import '../../../kit/forms/forms.css';
import '../../../admin/rooms/comments/staff-comments.css';
import { commentLook } from '../../../admin/rooms/comments/comment-look.tsx';
import { loadComments, takeComments } from '../../../admin/rooms/comments/comments.server.ts';
import { mustHold } from '../../../admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '../../../admin/ground/frame/once/read-staff-form.server.ts';
import { ResourceList } from '../../../admin/record/resource-list.tsx';
import { sayWhenOffline } from '../../../kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '../../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../../platform-client/site-context.ts';
import type { Route } from './+types/comments';

export { meta } from '../../../seo/meta.ts';

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
