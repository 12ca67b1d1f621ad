import '#site/kit/forms/forms.css';
import '../door/products.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { FileScreen } from '../files/file-screen.tsx';
import { loadFile, takeFileAct } from '../files/files.server.ts';
import type { Route } from './+types/product-file';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, params: { id = '' } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  const file = await loadFile(site, id);
  return { ...loadPlainScreen(context, 'adminFile', 'products.fileIn', { id }), file };
}

export async function action({ context, request, params: { id = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  return takeFileAct(site, id, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function AdminFile({ loaderData: { seo, file } }: Route.ComponentProps) {
  return <FileScreen key={`${file.id} ${file.state}`} title={seo.title} file={file} />;
}
