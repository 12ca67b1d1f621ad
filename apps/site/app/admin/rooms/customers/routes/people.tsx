import { staffFileAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { PeopleScreen } from '#site/admin/rooms/customers/people-screen.tsx';
import { takePeopleForm } from '#site/admin/rooms/customers/take-people.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminPeople', title: 'people.files', needs: 'users.edit' } as const;

/** Customers and subscribers in files: a look at them is not enough to take all of them away, or more of them in. */
export const loader = staffLoader(screen, () => ({}));

export const action = staffFileAction(screen, ({ site, request }) => takePeopleForm(site, request));

export default staffScreen<typeof loader>(PeopleScreen);
