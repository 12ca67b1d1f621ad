import '../../features/admin/admin.css';
import { Outlet } from 'react-router';
import { adminMiddleware } from '../../features/admin/admin-language.server.ts';
import { AdminLayout } from '../../features/admin/admin-layout.tsx';
import { guards } from '../../features/guards/guards.server.ts';
import { named } from '../../features/guards/named-middleware.ts';
import { siteContext } from '../../platform-client/site-context.ts';
import type { Route } from './+types/layout';

export const handle = { layout: 'admin' };

export const middleware = [...named(guards, 'staff'), ...named(adminMiddleware, 'ownLanguage')];

/** Without a loader the guard would not be asked on navigation within the page. */
export function loader({ context }: Route.LoaderArgs) {
  const { site, env } = context.get(siteContext);
  return { siteName: site.name, languages: site.languages, hasPageCache: env.pageCache !== undefined };
}

export default function AdminArea({ loaderData }: Route.ComponentProps) {
  return (
    <AdminLayout {...loaderData}>
      <Outlet />
    </AdminLayout>
  );
}
