import { staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { ConsentsScreen } from '#site/admin/rooms/consents/consents-screen.tsx';
import { loadConsents } from '#site/admin/rooms/consents/load-consents.server.ts';

export { meta } from '#site/seo/meta.ts';

export const loader = staffLoader(
  { name: 'adminConsents', title: 'admin.consents', needs: 'content.edit' },
  async ({ site, url }) => ({ ...(await loadConsents(site, url)) }),
);

export default staffScreen<typeof loader>(ConsentsScreen);
