import type { formEntryResource, formResource } from '@izlog/contract/cms/forms/form-resource';
import type { LookOf } from '#site/admin/record/list-view.ts';
import { formNames } from '#site/admin/rooms/consents/door/form-names.ts';
import type { EntryRow } from './forms-view.ts';

/** How forms are named and rendered. */
export const formLook = {
  route: 'adminForms',
  words: {
    nothing: 'staffForms.nothing',
    nothingLead: 'staffForms.nothingLead',
    count: 'staffForms.count',
    filter: 'staffForms.filter',
    nothingFoundLead: 'staffForms.nothingFoundLead',
  },
  fields: {
    title: 'staffForms.name',
    type: 'staffForms.type',
    fields: 'staffForms.fields',
    entries: 'staffForms.entries',
    open: 'staffForms.open',
    lastAt: 'staffForms.lastAt',
  },
  choices: { type: formNames },
  to: ({ id }) => ({ route: 'adminForm', params: { id: String(id) } }),
} satisfies LookOf<typeof formResource>;

/** How entries are named and rendered. */
export const entryLook = {
  route: 'adminEntries',
  words: {
    nothing: 'staffForms.noEntries',
    nothingLead: 'staffForms.noEntriesLead',
    count: 'staffForms.entriesCount',
    filter: 'staffForms.entriesFilter',
    nothingFoundLead: 'staffForms.noEntriesFound',
  },
  fields: {
    created_at: 'orders.date',
    data: 'staffForms.content',
    email: 'staffForms.email',
    files: 'staffForms.files',
    state: 'orders.state',
  },
  choices: { state: { open: 'staffForms.isOpen', done: 'staffForms.isDone' } },
  tones: { state: { open: 'offer', done: 'success' } },
  views: { open: 'staffForms.isOpen', done: 'staffForms.isDone' },
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
