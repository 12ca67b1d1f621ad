import { Outlet } from 'react-router';
import { AdminLayout } from '../../features/admin/admin-layout.tsx';
import { guards } from '../../features/guards/guards.server.ts';
import { named } from '../../features/guards/named-middleware.ts';

export const handle = { layout: 'admin' };

export const middleware = named(guards, 'staff');

/** Without a loader the guard would not be asked on navigation within the page. */
export const loader = () => null;

export default function AdminArea() {
  return (
    <AdminLayout>
      <Outlet />
    </AdminLayout>
  );
}
