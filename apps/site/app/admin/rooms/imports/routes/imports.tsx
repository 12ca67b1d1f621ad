import { staffFileAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { loadImports, takeExport } from '#site/admin/rooms/imports/imports.server.ts';
import { ImportsScreen } from '#site/admin/rooms/imports/imports-screen.tsx';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminImports', title: 'imports.title', needs: 'content.publish' } as const;

export const loader = staffLoader(screen, async ({ site }) => ({ rows: await loadImports(site) }));

export const action = staffFileAction(screen, ({ site, request }) => takeExport(site, request));

export default staffScreen<typeof loader>(ImportsScreen);
