import type { PersonalDataPart } from '#platform/kernel/personal-data.ts';
import { listLogOf } from './consent.queries.ts';
import { forgetInConsentLog } from './given-consents.ts';
import { presentLogEntry } from './present-log-entry.ts';

/** What people agreed to. The log stays as proof of what was agreed, without the person. */
export const consentPart: PersonalDataPart = {
  name: 'consents',
  collect: async (ctx, { userIds, email }) =>
    (await listLogOf(ctx, userIds, email?.toLowerCase())).map(presentLogEntry),
  async erase(ctx, { userIds, email = '' }) {
    for (const id of userIds) await forgetInConsentLog(ctx, { id, email });
  },
};
