import '../extensions.css';
import { listExtensions } from '@izlog/contract/settings/extensions';
import { staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { ExtensionsScreen } from '#site/admin/rooms/extensions/extensions-screen.tsx';

export { meta } from '#site/seo/meta.ts';

const screen = { name: 'adminExtensions', title: 'extensions.title', needs: 'staff.edit' } as const;

export const loader = staffLoader(screen, ({ site }) => site.call(listExtensions, {}));

export default staffScreen<typeof loader>(ExtensionsScreen);
