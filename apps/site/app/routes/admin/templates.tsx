import { AdminScreen } from '../../features/admin/admin-screen.tsx';
import { loadPlainScreen } from '../../features/plain/load-plain-screen.server.ts';
import type { Route } from './+types/templates';

export { meta } from '../../seo/meta.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  loadPlainScreen(context, 'adminTemplates', 'admin.templates');

export default function AdminTemplates({ loaderData }: Route.ComponentProps) {
  return <AdminScreen title={loaderData.seo.title} />;
}
