import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import '#site/admin/rooms/content/door/content.css';
import { ChangesScreen } from '#site/admin/rooms/content/changes/changes-screen.tsx';
import { loadChanges } from '#site/admin/rooms/content/changes/load-changes.server.ts';
import { takeChanges } from '#site/admin/rooms/content/changes/take-changes.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminChanges', title: 'content.changes', needs: 'content.edit' } as const;

export const loader = staffLoader(screen, async ({ site, url }) => ({ view: await loadChanges(site, url) }));

export const action = staffAction(screen, ({ site, form }) => takeChanges(site, form));

export default staffScreen<typeof loader>(ChangesScreen);
