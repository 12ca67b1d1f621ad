import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, createdAt, id, ref, siteId } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';
import { orders } from '../../order.tables.ts';
import { refunds } from '../../payment/payment.tables.ts';

/** Files of refunds for the bank, with all that stands in them: the same row is the same file for ever. Euro cents. */
export const transferFiles = pgTable(
  'transfer_files',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    version: text({ enum: ['03', '09'] }).notNull(),
    dialect: text({ enum: ['iso', 'hr'] }).notNull(),
    payOn: date().notNull(),
    payerName: text().notNull(),
    payerIban: text().notNull(),
    state: text({ enum: ['made', 'handedOver', 'takenBack'] }).notNull(),
    userId: ref(),
    createdAt: createdAt(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (row) => [index().on(row.siteId, row.createdAt)],
);

/** The transfers of such files. */
export const transfers = pgTable(
  'transfers',
  {
    id: id(),
    siteId: siteId(),
    fileId: ref()
      .notNull()
      .references(() => transferFiles.id, { onDelete: 'cascade' }),
    refundId: ref()
      .notNull()
      .references(() => refunds.id, { onDelete: 'cascade' }),
    orderId: ref()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    amount: cents().notNull(),
    name: text().notNull(),
    iban: text().notNull(),
    /** What the statement tells of it again: the payer's reference. */
    endToEndId: text().notNull(),
    text: text().notNull(),
    takenBackAt: timestamp({ withTimezone: true }),
  },
  (row) => [
    // Never twice in two files.
    uniqueIndex('transfers_once').on(row.refundId).where(sql`taken_back_at is null`),
    index().on(row.fileId),
    index().on(row.orderId),
    index('transfers_end_to_end').on(row.siteId, row.endToEndId),
    check('transfers_amount', sql`amount > 0`),
  ],
);
