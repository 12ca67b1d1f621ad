import type { PersonalDataPart } from '#platform/kernel/personal-data.ts';
import { deleteEntriesOf, listEntriesOf } from './form.queries.ts';

/** What a person filled into forms. It goes; the files that came with it go with the next clean-up of files without an entry. */
export const formPart: PersonalDataPart = {
  name: 'forms',
  collect: async (ctx, { email }) => (email ? listEntriesOf(ctx, email) : []),
  async erase(ctx, { email }) {
    if (email) await deleteEntriesOf(ctx, email);
  },
};
