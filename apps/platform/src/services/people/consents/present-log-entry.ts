import type { ConsentLogEntry } from '@izlog/contract/gdpr/consent';
import type { ConsentLogRow } from './consent.queries.ts';

/** A row of the log as the API shows it (GDPR-011). */
export function presentLogEntry(row: ConsentLogRow): ConsentLogEntry {
  return {
    id: row.id,
    status: row.status,
    statusTimestamp: row.statusTimestamp.toISOString(),
    sourceType: row.sourceType,
    consents: row.texts.map(({ uniqueNumber }) => uniqueNumber),
    texts: row.texts,
    user: { userType: row.userType, email: row.email },
  };
}
