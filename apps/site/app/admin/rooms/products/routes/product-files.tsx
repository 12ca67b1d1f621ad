import '#site/kit/forms/forms.css';
import '../door/products.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { loadFiles, takeFileForm } from '../files/files.server.ts';
import { FilesScreen } from '../files/files-screen.tsx';
import type { Route } from './+types/product-files';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  return { ...loadPlainScreen(context, 'adminFiles', 'products.files'), view: await loadFiles(site) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  return takeFileForm(site, request);
}

export const clientAction = sayWhenOffline;

export default function AdminFiles({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <FilesScreen title={seo.title} view={view} />;
}
