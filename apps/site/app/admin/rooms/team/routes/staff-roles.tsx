import { roleResource } from '@izlog/contract/user/staff-resource';
import { staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { RolesScreen } from '#site/admin/rooms/team/roles-screen.tsx';

export { meta } from '#site/seo/meta.ts';

export const loader = staffLoader(
  { name: 'adminRoles', title: 'roles.title', needs: 'staff.edit' },
  async ({ site, url }) => {
    const view = await loadList(site, url, roleResource);
    return { view };
  },
);

export default staffScreen<typeof loader>(RolesScreen);
