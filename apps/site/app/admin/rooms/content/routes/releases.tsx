import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import '#site/admin/rooms/content/door/content.css';
import { loadReleases, takeRelease } from '#site/admin/rooms/content/changes/releases.server.ts';
import { ReleasesScreen } from '#site/admin/rooms/content/changes/releases-screen.tsx';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

export const loader = staffLoader(
  { name: 'adminReleases', title: 'content.releases', needs: 'content.edit' },
  async ({ site, url }) => ({ view: await loadReleases(site, url) }),
);

export const action = staffAction({ needs: 'content.publish' }, ({ site, form }) => takeRelease(site, form));

export default staffScreen<typeof loader>(ReleasesScreen);
