import '#site/kit/forms/forms.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { ImportScreen } from '../import-screen.tsx';
import { loadImport, startImport } from '../imports.server.ts';
import type { Route } from './+types/import';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, params: { id = '' } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.publish');
  return {
    ...loadPlainScreen(context, 'adminImport', 'imports.title', { id }),
    record: await loadImport(site, id),
  };
}

export async function action({ context, request, params: { id = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.publish');
  return startImport(site, id, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function AdminImport({ loaderData: { seo, record } }: Route.ComponentProps) {
  return <ImportScreen key={`${record.id}-${record.state}`} title={seo.title} record={record} />;
}
