import '#site/admin/record/resource.css';
import '#site/kit/forms/forms.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { CommentScreen } from '../comment-screen.tsx';
import { loadComment, takeComment } from '../comments.server.ts';
import type { Route } from './+types/comment';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.publish');
  const view = await loadComment(site, id);
  const screen = loadPlainScreen(context, 'adminComment', 'staffComments.comment', { id });
  return { seo: { ...screen.seo, title: `${screen.seo.title}: ${view.comment.author_name}` }, view };
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.publish');
  return takeComment(site, id, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function AdminComment({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <CommentScreen title={seo.title} view={view} />;
}
