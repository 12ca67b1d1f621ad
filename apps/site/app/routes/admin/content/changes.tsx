import '../../../admin/record/resource.css';
import '../../../admin/rooms/content/content.css';
import '../../../kit/forms/forms.css';
import { ChangesScreen } from '../../../admin/rooms/content/changes/changes-screen.tsx';
import { loadChanges } from '../../../admin/rooms/content/changes/load-changes.server.ts';
import { takeChanges } from '../../../admin/rooms/content/changes/take-changes.server.ts';
import { mustHold } from '../../../admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '../../../admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '../../../kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '../../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../../platform-client/site-context.ts';
import type { Route } from './+types/changes';

export { meta } from '../../../seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  return {
    ...loadPlainScreen(context, 'adminChanges', 'content.changes'),
    view: await loadChanges(site, url),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  return takeChanges(site, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function AdminChanges({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <ChangesScreen title={seo.title} view={view} />;
}
