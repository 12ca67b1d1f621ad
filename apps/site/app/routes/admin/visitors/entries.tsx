import '../../../admin/record/resource.css';
import '../../../kit/forms/forms.css';
import '../../../admin/ground/forms/staff-forms.css';
import { formEntryBulk } from '@izlog/contract/cms/forms/form-entries';
import { EntriesScreen } from '../../../admin/ground/forms/entry-screens.tsx';
import { loadEntries } from '../../../admin/ground/forms/forms.server.ts';
import { mustHold } from '../../../admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '../../../admin/ground/frame/once/read-staff-form.server.ts';
import { takeBulk } from '../../../admin/record/take-bulk.server.ts';
import { sayWhenOffline } from '../../../kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '../../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../../platform-client/site-context.ts';
import type { Route } from './+types/entries';

export { meta } from '../../../seo/meta.ts';

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
