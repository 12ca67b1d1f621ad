import { kinds } from '../../resource/kinds.ts';
import { resourceOver } from '../../resource.ts';
import { entryStates, formEntries, formEntryBulk } from './form-entries.ts';
import { formDelete, formOverview } from './form-staff.ts';
import { formTypes } from './form-types.ts';

/** Forms as the back office lists them (CMS-042 to CMS-044). */
export const formResource = resourceOver(
  { filter: formOverview, delete: formDelete },
  {
    name: 'form',
    fields: {
      title: kinds.text(2000, { isReadOnly: true, list: 'name' }),
      type: kinds.choice(formTypes, { isReadOnly: true, list: true, filter: true }),
      fields: kinds.count({ list: true }),
      entries: kinds.count({ list: true }),
      open: kinds.count({ list: true }),
      lastAt: kinds.instant({ isReadOnly: true, list: true }),
    },
  },
);

/** Entries of a form as the back office lists them (CMS-045). */
export const formEntryResource = resourceOver(
  { filter: formEntries, bulk: formEntryBulk },
  {
    name: 'formEntry',
    fields: {
      created_at: kinds.instant({ isReadOnly: true, list: 'name' }),
      data: kinds.lines(5000, { isReadOnly: true, list: true }),
      email: kinds.email({ isReadOnly: true, list: true }),
      files: kinds.count({ list: true }),
      state: kinds.state(entryStates, { list: true, filter: true }),
    },
    views: entryStates.map((state) => ({ key: state, filter: { state } })),
  },
);
