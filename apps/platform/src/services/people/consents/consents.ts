import { consentOfOrder, isOfMailbox, listMissingConsents } from './consent.queries.ts';
import { mustAcceptConsents, recordConsents } from './record-consents.ts';

/** What forms and orders of other services do with consents. */
export const consents = {
  mustAccept: mustAcceptConsents,
  record: recordConsents,
  listMissing: listMissingConsents,
  ofOrder: consentOfOrder,
  isOfMailbox,
};
