import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import '#site/admin/rooms/content/door/content.css';
import { loadPreviews, takePreview } from '#site/admin/rooms/content/changes/previews.server.ts';
import { PreviewsScreen } from '#site/admin/rooms/content/changes/previews-screen.tsx';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

export const loader = staffLoader(
  { name: 'adminPreviews', title: 'content.previews', needs: 'content.edit' },
  async ({ site, url }) => ({ view: await loadPreviews(site, url) }),
);

export const action = staffAction({ needs: 'content.publish' }, ({ site, form }) => takePreview(site, form));

export default staffScreen<typeof loader>(PreviewsScreen);
