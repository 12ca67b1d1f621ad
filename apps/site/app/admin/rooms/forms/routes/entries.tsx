import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import '#site/admin/rooms/forms/staff-forms.css';
import { formEntryBulk } from '@izlog/contract/cms/forms/form-entries';
import { takeBulk } from '#site/admin/record/take-bulk.server.ts';
import { EntriesScreen } from '#site/admin/rooms/forms/entry-screens.tsx';
import { loadEntries } from '#site/admin/rooms/forms/forms.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminEntries', title: 'staffForm.entries', needs: 'users.edit' } as const;

export const loader = staffLoader(screen, async ({ site, params: { id = '' }, url, words }) => {
  const view = await loadEntries(site, id, url);
  return { title: `${view.form.title}: ${words('staffForm.entries')}`, view };
});

export const action = staffAction(screen, ({ site, form, url }) => takeBulk(site, formEntryBulk, form, url));

export default staffScreen<typeof loader>(EntriesScreen);
