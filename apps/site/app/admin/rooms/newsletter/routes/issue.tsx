import '#site/kit/forms/forms.css';
import '#site/admin/record/resource.css';
import '#site/admin/rooms/content/door/content.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { loadIssue, takeIssueForm } from '../issue.server.ts';
import { IssueScreen } from '../issue-screen.tsx';
import type { Route } from './+types/issue';

export { meta } from '#site/seo/meta.ts';

/** An issue of the newsletter by its id, or a new one (`novi`). */
export async function loader({ context, url, params: { id = '' } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'marketing.edit');
  const view = await loadIssue(site, id, url.searchParams);
  const screen = loadPlainScreen(context, 'adminIssue', view.record ? 'issues.one' : 'issues.new', { id });
  return { seo: { ...screen.seo, title: view.record?.subject ?? screen.seo.title }, view };
}

export async function action({ context, request, params: { id = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'marketing.edit');
  return takeIssueForm(site, id, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function IssuePage({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <IssueScreen key={view.record?.id ?? 0} title={seo.title} view={view} />;
}
