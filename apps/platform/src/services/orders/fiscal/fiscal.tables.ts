import type { PaymentCode } from '@izlog/contract/ecommerce/duties/which-paper';
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

/**
 * Changes of how an issued invoice was paid, as they are told to the tax host: the invoice itself is closed to change. The
 * last one counts. The host takes them on the day of the invoice only (specification 2.6, 2.1.5).
 */
export const fiscalChanges = pgTable(
  'fiscal_changes',
  {
    id: id(),
    siteId: siteId(),
    documentId: ref().notNull(),
    /** How it was paid before, and how it is now. */
    was: text().$type<PaymentCode>().notNull(),
    paidBy: text().$type<PaymentCode>().notNull(),
    state: text({ enum: fiscalStates }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    lastAt: timestamp({ withTimezone: true }),
    /** When it is tried again; null when nothing waits. */
    nextAt: timestamp({ withTimezone: true }),
    confirmedAt: timestamp({ withTimezone: true }),
    errorCode: text(),
    error: text(),
    createdAt: createdAt(),
  },
  (row) => [
    index('fiscal_changes_document').on(row.siteId, row.documentId),
    index('fiscal_changes_due').on(row.nextAt).where(sql`next_at is not null`),
  ],
);

/**
 * Messages by which a shop tried the tax host before it went live: an echo, and at the test host an invoice that is none. Its
 * number is the row's own, so that none is ever taken from the sequence of real ones (FISC-06).
 */
export const fiscalTrials = pgTable(
  'fiscal_trials',
  {
    id: id(),
    siteId: siteId(),
    host: text({ enum: ['test', 'live'] }).notNull(),
    /** Whose it was: what passed for another company proves nothing. */
    oib: text().notNull(),
    /** `17/WEB1/1`; null where no invoice was sent. */
    number: text(),
    zki: text(),
    jir: text(),
    hasPassed: boolean().notNull().default(false),
    /** Why not: a word of the program or the host's own code, and what the host said. */
    reason: text(),
    error: text(),
    tookMs: integer(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
  },
  (row) => [index('fiscal_trials_site').on(row.siteId, row.id)],
);
