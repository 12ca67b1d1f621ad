import { staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { loadLog } from '#site/admin/rooms/log/load-log.server.ts';
import { LogScreen } from '#site/admin/rooms/log/log-screen.tsx';

export { meta } from '#site/seo/meta.ts';

export const loader = staffLoader(
  { name: 'adminLog', title: 'log.title', needs: 'staff.edit' },
  async ({ site, url }) => ({ view: await loadLog(site, url) }),
);

export default staffScreen<typeof loader>(LogScreen);
