import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { ref, siteId } from '../database/columns.ts';

/** Acts of staff by the key that their sender gave them, for a day. No reference: nothing else is deleted with or for them. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    siteId: siteId(),
    userId: ref().notNull(),
    key: text().notNull(),
    /** SHA-256 of method, address and body: another request under the same key is refused. */
    fingerprint: text().notNull(),
    begunAt: timestamp({ withTimezone: true }).notNull(),
    /** Cut off: a fault ended it, and nobody knows how much of it was done. */
    state: text({ enum: ['begun', 'answered', 'cutOff'] }).notNull(),
    /** Status and body of the answer, encrypted: some answers are secrets that are shown once. */
    status: integer(),
    answer: text(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.userId, table.key] }),
    index('idempotency_keys_begun').on(table.begunAt),
  ],
);
