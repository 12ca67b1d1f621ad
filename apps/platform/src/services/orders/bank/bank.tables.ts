import { bankLineStates } from '@izlog/contract/ecommerce/bank/bank-reasons';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cents, createdAt, id, ref, siteId } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';
import { orders } from '../order.tables.ts';
import { payments } from '../payment/payment.tables.ts';

/** Statements of the shop's account that were read. Amounts in minor units of `currency`. */
export const bankStatements = pgTable(
  'bank_statements',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    iban: text().notNull(),
    /** The bank's name for it, and its number in the year. */
    bankId: text().notNull(),
    number: text().notNull(),
    currency: text().notNull(),
    fromDay: date(),
    /** '' where the file has none: the same statement again must be found. */
    toDay: text().notNull(),
    opening: cents(),
    closing: cents(),
    isBalanced: boolean(),
    fileName: text().notNull(),
    userId: ref(),
    createdAt: createdAt(),
  },
  (row) => [
    uniqueIndex('bank_statements_once').on(row.siteId, row.iban, row.bankId, row.toDay),
    index().on(row.siteId, row.createdAt),
  ],
);

/** Movements of money, each once however many statements tell of it (BANK-01). */
export const bankLines = pgTable(
  'bank_lines',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    /** The statement that told of it first, and its place there. */
    statementId: ref()
      .notNull()
      .references(() => bankStatements.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** What it is known by; `likeness` where the bank gave no reference: the same of what looks the same. */
    key: text().notNull(),
    likeness: text(),
    direction: text({ enum: ['in', 'out'] }).notNull(),
    amount: cents().notNull(),
    currency: text().notNull(),
    bookedOn: date(),
    valueOn: date(),
    name: text().notNull(),
    iban: text(),
    /** `HR01 2026-000123-6`, `RF18…`; '' without one. */
    reference: text().notNull(),
    text: text().notNull(),
    endToEndId: text(),
    bankReference: text(),
    isReversal: boolean().notNull(),
    returnReason: text(),
    /** How many payments it stands for. */
    payments: integer().notNull(),
    state: text({ enum: bankLineStates }).notNull(),
    isAutomatic: boolean().notNull().default(false),
    /** Why it was set aside. */
    note: text().notNull().default(''),
    userId: ref(),
    decidedAt: timestamp({ withTimezone: true }),
    /** When people were told of money that came back, or was taken back; null where there is nothing to tell. */
    toldAt: timestamp({ withTimezone: true }),
    /** When booking it by itself ended with a fault, and when a person took its booking back: from then on it waits for people. */
    failedAt: timestamp({ withTimezone: true }),
    undoneAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
  },
  (row) => [
    uniqueIndex('bank_lines_once').on(row.siteId, row.key),
    index().on(row.statementId, row.position),
    index('bank_lines_likeness').on(row.siteId, row.likeness).where(sql`likeness is not null`),
    index('bank_lines_open').on(row.siteId, row.createdAt).where(sql`state = 'open'`),
    check('bank_lines_amount', sql`amount >= 0`),
  ],
);

/** What of a movement was booked on which order. */
export const bankLineParts = pgTable(
  'bank_line_parts',
  {
    id: id(),
    siteId: siteId(),
    lineId: ref()
      .notNull()
      .references(() => bankLines.id, { onDelete: 'cascade' }),
    orderId: ref()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    amount: cents().notNull(),
    /** Null where it is money that staff had marked as paid before, or a refund. */
    paymentId: ref().references(() => payments.id, { onDelete: 'cascade' }),
  },
  (row) => [
    index().on(row.lineId),
    index().on(row.orderId),
    uniqueIndex('bank_line_parts_payment').on(row.paymentId),
    check('bank_line_parts_amount', sql`amount > 0`),
  ],
);
