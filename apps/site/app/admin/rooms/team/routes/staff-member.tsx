import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { loadMember } from '#site/admin/rooms/team/load-staff.server.ts';
import { MemberScreen } from '#site/admin/rooms/team/member-screen.tsx';
import { takeMemberForm } from '#site/admin/rooms/team/take-staff-form.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminMember', title: 'staff.title', needs: 'staff.edit' } as const;

export const loader = staffLoader(screen, async ({ site, params: { id = '' } }) => {
  const found = await loadMember(site, id);
  return { ...found, title: found.member.name };
});

export const action = staffAction(screen, ({ site, form, params: { id = '' } }) =>
  takeMemberForm(site, Math.trunc(Number(id)) || 1, form),
);

export default staffScreen<typeof loader>(MemberScreen);
