import '../law.css';
import { staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { LawScreen } from '#site/admin/rooms/law/law-screen.tsx';
import { loadLaw } from '#site/admin/rooms/law/load-law.server.ts';

export { meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminLaw', title: 'law.title', needs: 'settings.edit' } as const;

export const loader = staffLoader(screen, ({ site, url }) => loadLaw(site, url));

export default staffScreen<typeof loader>(LawScreen);
