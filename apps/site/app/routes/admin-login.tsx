import { loadPlainScreen } from '../features/plain/load-plain-screen.server.ts';
import { PlainScreen } from '../features/plain/plain-screen.tsx';
import type { Route } from './+types/admin-login';

export { meta } from '../seo/meta.ts';

export const handle = { layout: 'admin' };

export const loader = ({ context }: Route.LoaderArgs) =>
  loadPlainScreen(context, 'adminLogin', 'admin.login');

export default function AdminLogin({ loaderData }: Route.ComponentProps) {
  return (
    <main id="sadrzaj">
      <PlainScreen title={loaderData.seo.title} />
    </main>
  );
}
