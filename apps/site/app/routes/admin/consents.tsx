import { mustHold } from '../../features/admin/must-hold.server.ts';
import { ConsentsScreen } from '../../features/consent-admin/consents-screen.tsx';
import { loadConsents } from '../../features/consent-admin/load-consents.server.ts';
import { saveAssignment } from '../../features/consent-admin/save-consents.server.ts';
import { readForm } from '../../features/forms/read-form.server.ts';
import { sayWhenOffline } from '../../features/forms/say-when-offline.ts';
import { loadPlainScreen } from '../../features/plain/load-plain-screen.server.ts';
import { siteContext } from '../../platform-client/site-context.ts';
import type { Route } from './+types/consents';

export { meta } from '../../seo/meta.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  return {
    ...loadPlainScreen(context, 'adminConsents', 'admin.consents'),
    ...(await loadConsents(site)),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  return saveAssignment(site, await readForm(request));
}

export const clientAction = sayWhenOffline;

export default function AdminConsents({ loaderData: { seo, ...screen } }: Route.ComponentProps) {
  return <ConsentsScreen title={seo.title} {...screen} />;
}
