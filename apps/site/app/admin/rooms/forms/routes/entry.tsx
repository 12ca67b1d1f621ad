import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import '#site/admin/rooms/forms/staff-forms.css';
import { EntryScreen } from '#site/admin/rooms/forms/entry-screens.tsx';
import { loadEntry, takeEntry } from '#site/admin/rooms/forms/forms.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminEntry', title: 'staffForms.entry', needs: 'users.edit' } as const;

export const loader = staffLoader(screen, async ({ site, params: { entry = '' }, words }) => {
  const view = await loadEntry(site, entry);
  return { title: `${view.form}: ${words('staffForms.entry')}`, view };
});

export const action = staffAction(screen, ({ site, form, params: { id = '', entry = '' } }) =>
  takeEntry(site, id, entry, form),
);

export default staffScreen<typeof loader>(EntryScreen);
