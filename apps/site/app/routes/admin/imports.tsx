import '../../kit/forms/forms.css';
import { mustHold } from '../../admin/ground/frame/must-hold.server.ts';
import { loadImports, takeExport } from '../../admin/rooms/imports/imports.server.ts';
import { ImportsScreen } from '../../admin/rooms/imports/imports-screen.tsx';
import { sayWhenOffline } from '../../kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../platform-client/site-context.ts';
import type { Route } from './+types/imports';

export { meta } from '../../seo/meta.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.publish');
  return { ...loadPlainScreen(context, 'adminImports', 'imports.title'), rows: await loadImports(site) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.publish');
  return takeExport(site, request);
}

export const clientAction = sayWhenOffline;

export default function AdminImports({ loaderData: { seo, rows } }: Route.ComponentProps) {
  return <ImportsScreen title={seo.title} rows={rows} />;
}
