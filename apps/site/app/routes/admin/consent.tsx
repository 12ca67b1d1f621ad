import { mustHold } from '../../features/admin/must-hold.server.ts';
import { ConsentScreen } from '../../features/consent-admin/consent-screen.tsx';
import { loadVersions } from '../../features/consent-admin/load-consents.server.ts';
import { saveConsent } from '../../features/consent-admin/save-consents.server.ts';
import { readForm } from '../../features/forms/read-form.server.ts';
import { sayWhenOffline } from '../../features/forms/say-when-offline.ts';
import { loadPlainScreen } from '../../features/plain/load-plain-screen.server.ts';
import { siteContext } from '../../platform-client/site-context.ts';
import type { Route } from './+types/consent';

export { meta } from '../../seo/meta.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  const { slug = '' } = params;
  return {
    ...loadPlainScreen(context, 'adminConsent', 'admin.consents', { slug }),
    uniqueNumber: slug === 'nova' ? '' : slug,
    versions: await loadVersions(site, slug),
    languages: site.site.languages,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  return saveConsent(site, await readForm(request));
}

export const clientAction = sayWhenOffline;

export default function AdminConsent({ loaderData: { seo, ...screen } }: Route.ComponentProps) {
  return <ConsentScreen key={screen.uniqueNumber} title={seo.title} {...screen} />;
}
