import { memberCardResource } from '@izlog/contract/user/member-card-resource';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { takeCardsForm } from '#site/admin/rooms/member-cards/door/take-cards.server.ts';
import { MemberCardsScreen } from '#site/admin/rooms/member-cards/member-cards-screen.tsx';
import { staffUser } from '#site/session/is-staff.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

export const loader = staffLoader(
  { name: 'adminMemberCards', title: 'cards.title', needs: 'customers.read' },
  async ({ site, url }) => {
    const user = await staffUser(site);
    return {
      view: await loadList(site, url, memberCardResource),
      mayEdit: user?.scope?.includes('users.edit') ?? false,
    };
  },
);

export const action = staffAction({ needs: 'users.edit' }, ({ site, form, url }) =>
  takeCardsForm(site, url, form),
);

export default staffScreen<typeof loader>(MemberCardsScreen);
