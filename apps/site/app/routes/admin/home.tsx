import { AdminHomeScreen } from '../../features/admin/admin-home-screen.tsx';
import { loadPlainScreen } from '../../features/plain/load-plain-screen.server.ts';
import { siteContext } from '../../platform-client/site-context.ts';
import type { Route } from './+types/home';

export { meta } from '../../seo/meta.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(siteContext);
  return { ...loadPlainScreen(context, 'admin', 'admin.title'), hasPageCache: env.pageCache !== undefined };
}

export default function AdminHome({ loaderData: { seo, hasPageCache } }: Route.ComponentProps) {
  return <AdminHomeScreen title={seo.title} hasPageCache={hasPageCache} />;
}
