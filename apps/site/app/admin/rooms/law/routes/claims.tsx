import '../law.css';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { loadClaims, takeClaim } from '#site/admin/rooms/law/claims.server.ts';
import { ClaimsScreen } from '#site/admin/rooms/law/claims-screen.tsx';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = {
  name: 'adminClaims',
  title: 'claims.title',
  needs: ['settings.edit', 'catalogue.edit'],
} as const;

export const loader = staffLoader(screen, ({ site, url }) => loadClaims(site, url));

export const action = staffAction(screen, ({ site, form }) => takeClaim(site, form));

export default staffScreen<typeof loader>(ClaimsScreen);
