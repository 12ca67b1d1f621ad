import '#site/kit/forms/forms.css';
import '../door/gallery.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { GalleryScreen } from '../gallery-screen.tsx';
import { loadGallery } from '../load-gallery.server.ts';
import { takeGalleryForm } from '../take-gallery-form.server.ts';
import { uploadPlain } from '../upload-plain.server.ts';
import type { Route } from './+types/gallery';

export { meta } from '#site/seo/meta.ts';

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
