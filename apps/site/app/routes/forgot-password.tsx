import { guards } from '../features/guards/guards.server.ts';
import { named } from '../features/guards/named-middleware.ts';
import { loadPlainScreen } from '../features/plain/load-plain-screen.server.ts';
import { PlainScreen } from '../features/plain/plain-screen.tsx';
import type { Route } from './+types/forgot-password';

export { meta } from '../seo/meta.ts';

export const middleware = named(guards, 'guest');

export const loader = ({ context }: Route.LoaderArgs) =>
  loadPlainScreen(context, 'forgotPassword', 'forgotPassword.title');

export default function ForgotPasswordScreen({ loaderData }: Route.ComponentProps) {
  return <PlainScreen title={loaderData.seo.title} />;
}
