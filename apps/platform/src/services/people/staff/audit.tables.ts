import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { id, ref, siteId } from '#platform/kernel/database/columns.ts';

/** What staff did. No references: the log outlives accounts and sites. The database refuses changes (`izlog.purge` excepted). */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    siteId: siteId(),
    at: timestamp({ withTimezone: true }).notNull(),
    userId: ref().notNull(),
    /** Name and e-mail; of a program the name of its key. */
    userName: text().notNull(),
    /** The key of the program that acted in the name of the user. */
    keyId: ref(),
    /** Method and path of the call, with its parameters in braces. */
    action: text().notNull(),
    input: jsonb().notNull(),
    changes: jsonb().notNull(),
    ip: text().notNull(),
    requestId: text().notNull(),
  },
  (table) => [
    index().on(table.siteId, table.id),
    index().on(table.siteId, table.userId, table.id),
    index('audit_log_keys').on(table.siteId, table.keyId, table.id).where(sql`key_id is not null`),
    // The part of a record: who changed what of it.
    index('audit_log_changes').using('gin', table.changes.op('jsonb_path_ops')),
  ],
);
