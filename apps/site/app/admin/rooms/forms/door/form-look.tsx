import type { formEntryResource, formResource } from '@izlog/contract/cms/forms/form-resource';
import type { LookOf } from '#site/admin/record/list-view.ts';
import { formNames } from '#site/admin/rooms/consents/door/form-names.ts';
import type { EntryRow } from '../forms-view.ts';

/** How forms are named and rendered. */
export const formLook = {
  record: 'staffForm',
  route: 'adminForms',
  choices: { type: formNames },
  form: 'adminForm',
} satisfies LookOf<typeof formResource>;

/** How entries are named and rendered. */
export const entryLook = {
  record: 'formEntry',
  route: 'adminEntries',
  fields: { created_at: 'orders.date', state: 'orders.state' },
  tones: { state: { open: 'offer', done: 'success' } },
  views: { open: 'formEntry.state.open', done: 'formEntry.state.done' },
  tabbed: 'state',
  acts: { done: 'staffForms.markDone', reopen: 'staffForms.reopen', delete: 'resource.delete' },
  to: ({ id, formId }) => ({ route: 'adminEntry', params: { id: String(formId), entry: String(id) } }),
  cells: { data: Content, files: Files },
} satisfies LookOf<typeof formEntryResource>;

/** The beginning of what was filled in. */
function Content({ row: { data } }: { row: EntryRow }) {
  const words = Object.values(data)
    .filter((value) => typeof value === 'string')
    .join(' · ');
  return <span className="entry__words">{words}</span>;
}

function Files({ row: { files } }: { row: EntryRow }) {
  return files.length === 0 ? null : files.length;
}
