import { loadPlainScreen } from '../features/plain/load-plain-screen.server.ts';
import { PlainScreen } from '../features/plain/plain-screen.tsx';
import type { Route } from './+types/profile';

export { meta } from '../seo/meta.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadPlainScreen(context, 'profile', 'profile.title');

export default function ProfileScreen({ loaderData }: Route.ComponentProps) {
  return <PlainScreen title={loaderData.seo.title} />;
}
