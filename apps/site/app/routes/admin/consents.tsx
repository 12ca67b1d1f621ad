import { ConsentsScreen } from '../../admin/rooms/consents/consents-screen.tsx';
import { loadConsents } from '../../admin/rooms/consents/load-consents.server.ts';
import { mustHold } from '../../admin/ground/frame/must-hold.server.ts';
import { loadPlainScreen } from '../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../platform-client/site-context.ts';
import type { Route } from './+types/consents';

export { meta } from '../../seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  return {
    ...loadPlainScreen(context, 'adminConsents', 'admin.consents'),
    ...(await loadConsents(site, url)),
  };
}

export default function AdminConsents({ loaderData: { seo, ...screen } }: Route.ComponentProps) {
  return <ConsentsScreen title={seo.title} {...screen} />;
}
