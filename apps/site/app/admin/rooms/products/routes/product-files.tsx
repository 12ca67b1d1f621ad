import { staffFileAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import '#site/admin/rooms/products/door/products.css';
import { loadFiles, takeFileForm } from '#site/admin/rooms/products/files/files.server.ts';
import { FilesScreen } from '#site/admin/rooms/products/files/files-screen.tsx';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminFiles', title: 'products.files', needs: 'catalogue.edit' } as const;

export const loader = staffLoader(screen, async ({ site }) => ({ view: await loadFiles(site) }));

export const action = staffFileAction(screen, ({ site, request }) => takeFileForm(site, request));

export default staffScreen<typeof loader>(FilesScreen);
