import type { PersonalDataPart } from '#platform/kernel/personal-data.ts';
import { deleteRequests, listRequestsOf } from './availability.queries.ts';

/** Products that a person waits for. */
export const availabilityPart: PersonalDataPart = {
  name: 'availability',
  collect: async (ctx, { email }) => (email ? listRequestsOf(ctx, email) : []),
  async erase(ctx, { email }) {
    if (email) await deleteRequests(ctx, email);
  },
};
