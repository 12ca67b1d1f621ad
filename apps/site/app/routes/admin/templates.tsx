import { loadPlainScreen } from '../../features/plain/load-plain-screen.server.ts';
import { PlainScreen } from '../../features/plain/plain-screen.tsx';
import type { Route } from './+types/templates';

export { meta } from '../../seo/meta.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  loadPlainScreen(context, 'adminTemplates', 'admin.templates');

export default function AdminTemplates({ loaderData }: Route.ComponentProps) {
  return <PlainScreen title={loaderData.seo.title} />;
}
