import { staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { loadStaff } from '#site/admin/rooms/team/load-staff.server.ts';
import { StaffScreen } from '#site/admin/rooms/team/staff-screen.tsx';

export { meta } from '#site/seo/meta.ts';

export const loader = staffLoader(
  { name: 'adminStaff', title: 'staff.title', needs: 'staff.edit' },
  async ({ site, url }) => ({ view: await loadStaff(site, url) }),
);

export default staffScreen<typeof loader>(StaffScreen);
