import { loadPlainScreen } from '../../features/plain/load-plain-screen.server.ts';
import { PlainScreen } from '../../features/plain/plain-screen.tsx';
import type { Route } from './+types/consent';

export { meta } from '../../seo/meta.ts';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadPlainScreen(context, 'adminConsent', 'admin.consents', params);

export default function AdminConsent({ loaderData, params }: Route.ComponentProps) {
  return <PlainScreen title={`${loaderData.seo.title}: ${params.slug}`} />;
}
