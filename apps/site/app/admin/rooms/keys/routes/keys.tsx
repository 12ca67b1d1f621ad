import '../keys.css';
import { staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { KeysScreen } from '#site/admin/rooms/keys/keys-screen.tsx';
import { loadKeys } from '#site/admin/rooms/keys/load-keys.server.ts';

export { meta } from '#site/seo/meta.ts';

export const loader = staffLoader(
  { name: 'adminKeys', title: 'keys.title', needs: 'staff.edit' },
  ({ site, url }) => loadKeys(site, url),
);

export default staffScreen<typeof loader>(KeysScreen);
