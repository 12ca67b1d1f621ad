import '../../../kit/forms/forms.css';
import '../../../admin/rooms/media/gallery.css';
import { mustHold } from '../../../admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '../../../admin/ground/frame/once/read-staff-form.server.ts';
import { GalleryScreen } from '../../../admin/rooms/media/gallery-screen.tsx';
import { loadGallery } from '../../../admin/rooms/media/load-gallery.server.ts';
import { takeGalleryForm } from '../../../admin/rooms/media/take-gallery-form.server.ts';
import { uploadPlain } from '../../../admin/rooms/media/upload-plain.server.ts';
import { sayWhenOffline } from '../../../kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '../../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../../platform-client/site-context.ts';
import type { Route } from './+types/gallery';

export { meta } from '../../../seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'media.edit');
  return { ...loadPlainScreen(context, 'adminMedia', 'media.gallery'), view: await loadGallery(site, url) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'media.edit');
  // Only the form that sends files is written in parts.
  if (request.headers.get('content-type')?.startsWith('multipart/')) return uploadPlain(site, url, request);
  return takeGalleryForm(site, url, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function AdminMedia({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <GalleryScreen title={seo.title} view={view} />;
}
