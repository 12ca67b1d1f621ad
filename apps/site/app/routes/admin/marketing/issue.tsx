import '../../../kit/forms/forms.css';
import '../../../admin/record/resource.css';
import '../../../admin/rooms/content/content.css';
import { mustHold } from '../../../admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '../../../admin/ground/frame/once/read-staff-form.server.ts';
import { loadIssue, takeIssueForm } from '../../../admin/rooms/newsletter/issue.server.ts';
import { IssueScreen } from '../../../admin/rooms/newsletter/issue-screen.tsx';
import { sayWhenOffline } from '../../../kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '../../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../../platform-client/site-context.ts';
import type { Route } from './+types/issue';

export { meta } from '../../../seo/meta.ts';

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
