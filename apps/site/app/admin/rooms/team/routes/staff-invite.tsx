import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { InviteScreen } from '#site/admin/rooms/team/invite-screen.tsx';
import { loadRoles } from '#site/admin/rooms/team/load-staff.server.ts';
import { takeInvite } from '#site/admin/rooms/team/take-staff-form.server.ts';
import { languagesRead } from '#site/platform-client/language-read.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminInvite', title: 'staff.invite', needs: 'staff.edit' } as const;

export const loader = staffLoader(screen, async ({ site }) => ({
  roles: await loadRoles(site),
  languages: languagesRead(site),
}));

export const action = staffAction(screen, ({ site, form }) => takeInvite(site, form));

export default staffScreen<typeof loader>(InviteScreen);
