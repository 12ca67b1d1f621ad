import '#site/admin/record/resource.css';
import '../door/content.css';
import '#site/kit/forms/forms.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { ChangesScreen } from '../changes/changes-screen.tsx';
import { loadChanges } from '../changes/load-changes.server.ts';
import { takeChanges } from '../changes/take-changes.server.ts';
import type { Route } from './+types/changes';

export { meta } from '#site/seo/meta.ts';

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
