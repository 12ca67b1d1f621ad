import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId } from '#platform/kernel/database/columns.ts';

/** How a document stands with the tax host: it waits to be sent, is confirmed by its JIR, or was refused and needs people. */
export const fiscalStates = ['waiting', 'confirmed', 'refused'] as const;

/**
 * What is to be told to the tax host of each fiscal document, and what it answered. It lies beside the document, which is
 * closed to change; written in the transaction that issues it, so there is none without the other.
 */
export const fiscalMessages = pgTable(
  'fiscal_messages',
  {
    id: id(),
    siteId: siteId(),
    documentId: ref().notNull(),
    state: text({ enum: fiscalStates }).notNull().default('waiting'),
    /** Which host it is for: a message of a trial never goes to the real one. */
    host: text({ enum: ['test', 'live'] }).notNull(),
    /** The issuer's code: stands on the document also where the host is down. */
    zki: text(),
    jir: text(),
    attempts: integer().notNull().default(0),
    lastAt: timestamp({ withTimezone: true }),
    /** When it is tried again; null when nothing waits. */
    nextAt: timestamp({ withTimezone: true }),
    confirmedAt: timestamp({ withTimezone: true }),
    /** Whether it is delivered after the buyer had the paper (NakDost). */
    isLate: boolean().notNull().default(false),
    /** The host's own code and words, or why it could not be reached. */
    errorCode: text(),
    error: text(),
    createdAt: createdAt(),
  },
  (row) => [
    uniqueIndex().on(row.documentId),
    index('fiscal_messages_due').on(row.nextAt).where(sql`next_at is not null`),
    index('fiscal_messages_open').on(row.siteId, row.createdAt).where(sql`state <> 'confirmed'`),
  ],
);
