import { AdminScreen } from '../../features/admin/admin-screen.tsx';
import { loadPlainScreen } from '../../features/plain/load-plain-screen.server.ts';
import type { Route } from './+types/consent';

export { meta } from '../../seo/meta.ts';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadPlainScreen(context, 'adminConsent', 'admin.consents', params);

export default function AdminConsent({ loaderData, params }: Route.ComponentProps) {
  return <AdminScreen title={`${loaderData.seo.title}: ${params.slug}`} />;
}
