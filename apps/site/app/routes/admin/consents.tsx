import { mustHold } from '../../features/admin/must-hold.server.ts';
import { pageOf } from '../../features/admin/page-of.server.ts';
import { ConsentsScreen } from '../../features/consent-admin/consents-screen.tsx';
import { loadConsents } from '../../features/consent-admin/load-consents.server.ts';
import { loadPlainScreen } from '../../features/plain/load-plain-screen.server.ts';
import { siteContext } from '../../platform-client/site-context.ts';
import type { Route } from './+types/consents';

export { meta } from '../../seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  return {
    ...loadPlainScreen(context, 'adminConsents', 'admin.consents'),
    ...(await loadConsents(site, pageOf(url))),
  };
}

export default function AdminConsents({ loaderData: { seo, ...screen } }: Route.ComponentProps) {
  return <ConsentsScreen title={seo.title} {...screen} />;
}
