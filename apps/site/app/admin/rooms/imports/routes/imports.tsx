import '#site/kit/forms/forms.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { loadImports, takeExport } from '../imports.server.ts';
import { ImportsScreen } from '../imports-screen.tsx';
import type { Route } from './+types/imports';

export { meta } from '#site/seo/meta.ts';

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
