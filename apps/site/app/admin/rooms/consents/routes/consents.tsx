import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { ConsentsScreen } from '../consents-screen.tsx';
import { loadConsents } from '../load-consents.server.ts';
import type { Route } from './+types/consents';

export { meta } from '#site/seo/meta.ts';

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
