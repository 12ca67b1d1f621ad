import { staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import '#site/admin/rooms/content/door/content.css';
import { loadStale } from '#site/admin/rooms/content/changes/load-stale.server.ts';
import { StaleScreen } from '#site/admin/rooms/content/changes/stale-screen.tsx';

export { meta } from '#site/seo/meta.ts';

export const loader = staffLoader(
  { name: 'adminStale', title: 'content.stale', needs: 'content.edit' },
  async ({ site, url }) => ({ view: await loadStale(site, url) }),
);

export default staffScreen<typeof loader>(StaleScreen);
