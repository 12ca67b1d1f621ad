import '#site/admin/record/resource.css';
import '#site/kit/forms/forms.css';
import '../staff-forms.css';
import { formEntryBulk } from '@izlog/contract/cms/forms/form-entries';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { takeBulk } from '#site/admin/record/take-bulk.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { EntriesScreen } from '../entry-screens.tsx';
import { loadEntries } from '../forms.server.ts';
import type { Route } from './+types/entries';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'users.edit');
  const view = await loadEntries(site, id, url);
  const screen = loadPlainScreen(context, 'adminEntries', 'staffForms.entries', { id });
  return { seo: { ...screen.seo, title: `${view.form.title}: ${screen.seo.title}` }, view };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'users.edit');
  return takeBulk(site, formEntryBulk, await readStaffForm(site, request), url);
}

export const clientAction = sayWhenOffline;

export default function AdminEntries({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <EntriesScreen title={seo.title} view={view} />;
}
