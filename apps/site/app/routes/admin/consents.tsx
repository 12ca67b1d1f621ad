import { AdminScreen } from '../../features/admin/admin-screen.tsx';
import { loadPlainScreen } from '../../features/plain/load-plain-screen.server.ts';
import type { Route } from './+types/consents';

export { meta } from '../../seo/meta.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  loadPlainScreen(context, 'adminConsents', 'admin.consents');

export default function AdminConsents({ loaderData }: Route.ComponentProps) {
  return <AdminScreen title={loaderData.seo.title} />;
}
