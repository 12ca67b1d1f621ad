import { staffFileAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import '#site/admin/rooms/media/door/gallery.css';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { GalleryScreen } from '#site/admin/rooms/media/gallery-screen.tsx';
import { loadGallery } from '#site/admin/rooms/media/load-gallery.server.ts';
import { takeGalleryForm } from '#site/admin/rooms/media/take-gallery-form.server.ts';
import { uploadPlain } from '#site/admin/rooms/media/upload-plain.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminMedia', title: 'media.gallery', needs: 'media.edit' } as const;

export const loader = staffLoader(screen, async ({ site, url }) => ({ view: await loadGallery(site, url) }));

export const action = staffFileAction(screen, async ({ site, request, url }) =>
  // Only the form that sends files is written in parts.
  request.headers.get('content-type')?.startsWith('multipart/')
    ? uploadPlain(site, url, request)
    : takeGalleryForm(site, url, await readStaffForm(site, request)),
);

export default staffScreen<typeof loader>(GalleryScreen);
