import '#site/kit/forms/forms.css';
import '../staff-forms.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { EntryScreen } from '../entry-screens.tsx';
import { loadEntry, takeEntry } from '../forms.server.ts';
import type { Route } from './+types/entry';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, params: { id, entry } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'users.edit');
  const view = await loadEntry(site, entry);
  const screen = loadPlainScreen(context, 'adminEntry', 'staffForms.entry', { id, entry });
  return { seo: { ...screen.seo, title: `${view.form}: ${screen.seo.title}` }, view };
}

export async function action({ context, request, params: { id, entry } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'users.edit');
  return takeEntry(site, id, entry, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function AdminEntry({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <EntryScreen title={seo.title} view={view} />;
}
