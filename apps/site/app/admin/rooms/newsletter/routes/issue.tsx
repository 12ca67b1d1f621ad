import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import '#site/admin/rooms/content/door/content.css';
import { loadIssue, takeIssueForm } from '#site/admin/rooms/newsletter/issue.server.ts';
import { IssueScreen } from '#site/admin/rooms/newsletter/issue-screen.tsx';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminIssue', title: 'issue.new', needs: 'marketing.edit' } as const;

/** An issue of the newsletter by its id, or a new one (`novi`). */
export const loader = staffLoader(screen, async ({ site, url, params: { id = '' }, words }) => {
  const view = await loadIssue(site, id, url.searchParams);
  return { title: view.record?.subject ?? words(view.record ? 'issue.one' : 'issue.new'), view };
});

export const action = staffAction(screen, ({ site, form, params: { id = '' } }) =>
  takeIssueForm(site, id, form),
);

export default staffScreen<typeof loader>(IssueScreen);
