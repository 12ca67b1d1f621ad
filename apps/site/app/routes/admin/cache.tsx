import { loadPlainScreen } from '../../features/plain/load-plain-screen.server.ts';
import { PlainScreen } from '../../features/plain/plain-screen.tsx';
import type { Route } from './+types/cache';

export { meta } from '../../seo/meta.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  loadPlainScreen(context, 'adminCache', 'admin.caches');

export default function AdminCache({ loaderData }: Route.ComponentProps) {
  return <PlainScreen title={loaderData.seo.title} />;
}
