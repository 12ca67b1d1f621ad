import { eInvoiceStates, fiscalAnswers } from '@izlog/contract/ecommerce/e-invoices/e-invoices';
import { incomingStates, rejectionKinds } from '@izlog/contract/ecommerce/e-invoices/incoming-invoices';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, createdAt, id, ref, siteId, updatedAt } from '#platform/kernel/database/columns.ts';

/** What keeps an e-invoice from being issued: the rule, the field, and the line of the order where it is of one. */
export interface EInvoiceProblem {
  field: string;
  rule: string | null;
  reason: string;
  /** The line of the order, and its name. */
  itemId: number | null;
  name: string | null;
}

/**
 * Documents that go to a company through an access point, beside the document, which is closed to change: written in the
 * transaction that issues it. An order whose e-invoice cannot be issued has one row without a document, which says why.
 */
export const eInvoices = pgTable(
  'e_invoices',
  {
    id: id(),
    siteId: siteId(),
    orderId: ref().notNull(),
    documentId: ref(),
    state: text({ enum: eInvoiceStates }).notNull(),
    problems: jsonb().$type<EInvoiceProblem[]>().notNull().default([]),
    /** The UBL as it was drawn of the document's row when it was issued: the same goes out however often it is sent. */
    xml: text(),
    /** Who carried it, and its id there. */
    point: text(),
    remoteId: text(),
    /** What the tax administration says of it. */
    fiscal: text({ enum: fiscalAnswers }),
    attempts: integer().notNull().default(0),
    lastAt: timestamp({ withTimezone: true }),
    /** When it is sent or asked after again; null when nothing waits. */
    nextAt: timestamp({ withTimezone: true }),
    sentAt: timestamp({ withTimezone: true }),
    deliveredAt: timestamp({ withTimezone: true }),
    /** When its buyer refused it, and why: it stands until it is taken back (NN 89/2025, Article 52). */
    rejectedAt: timestamp({ withTimezone: true }),
    rejection: text(),
    /** The words of the access point, or why it was not reached. */
    error: text(),
    createdAt: createdAt(),
  },
  (row) => [
    uniqueIndex('e_invoices_document').on(row.documentId),
    uniqueIndex('e_invoices_blocked').on(row.orderId).where(sql`document_id is null`),
    index().on(row.siteId, row.id),
    index().on(row.orderId),
    index('e_invoices_due').on(row.nextAt).where(sql`next_at is not null`),
    index('e_invoices_open').on(row.siteId, row.createdAt).where(sql`state <> 'delivered'`),
  ],
);

/**
 * Payments of e-invoices that the tax administration is told of, each once (NN 89/2025, Article 53); below 0 what was given back.
 * The sum of the rows of an e-invoice is what was kept of its price.
 */
export const eInvoicePayments = pgTable(
  'e_invoice_payments',
  {
    id: id(),
    siteId: siteId(),
    eInvoiceId: ref().notNull(),
    paidOn: date().notNull(),
    amount: cents().notNull(),
    by: text({ enum: ['account', 'offset', 'other'] }).notNull(),
    state: text({ enum: ['waiting', 'reported', 'refused'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    lastAt: timestamp({ withTimezone: true }),
    nextAt: timestamp({ withTimezone: true }),
    reportedAt: timestamp({ withTimezone: true }),
    /** Who of the staff said that it was reported; null where the program did it. */
    userId: ref(),
    error: text(),
    createdAt: createdAt(),
  },
  (row) => [
    index().on(row.eInvoiceId),
    index().on(row.siteId, row.paidOn),
    index('e_invoice_payments_due').on(row.nextAt).where(sql`next_at is not null`),
    index('e_invoice_payments_open').on(row.siteId, row.paidOn).where(sql`state <> 'reported'`),
  ],
);

/** E-invoices that came from others, kept as they came (NN 89/2025, Article 35). */
export const incomingInvoices = pgTable(
  'incoming_invoices',
  {
    id: id(),
    siteId: siteId(),
    point: text().notNull(),
    /** Its id at the access point; null of what was brought by hand. */
    remoteId: text(),
    /** SHA-256 of the text: the same file again is the same document. */
    hash: text().notNull(),
    number: text().notNull(),
    issuedOn: date().notNull(),
    dueOn: date(),
    sender: text().notNull(),
    senderOib: text(),
    total: cents().notNull(),
    currency: text().notNull(),
    xml: text().notNull(),
    state: text({ enum: incomingStates }).notNull().default('new'),
    /** Of what is refused: kind and words, which the tax administration is told. */
    reasonKind: text({ enum: rejectionKinds }),
    reason: text(),
    decidedAt: timestamp({ withTimezone: true }),
    userId: ref(),
    report: text({ enum: ['waiting', 'reported', 'refused'] }),
    attempts: integer().notNull().default(0),
    lastAt: timestamp({ withTimezone: true }),
    nextAt: timestamp({ withTimezone: true }),
    error: text(),
    createdAt: createdAt(),
  },
  (row) => [
    uniqueIndex('incoming_invoices_once').on(row.siteId, row.hash),
    index().on(row.siteId, row.id),
    index('incoming_invoices_due').on(row.nextAt).where(sql`next_at is not null`),
    index('incoming_invoices_open').on(row.siteId, row.createdAt).where(sql`state = 'new'`),
  ],
);

/** The classification of products by activity (KPD) as the shop brought it: the published file. */
export const kpdLists = pgTable('kpd_lists', {
  siteId: siteId().primaryKey(),
  fileName: text().notNull(),
  csv: text().notNull(),
  items: integer().notNull(),
  updatedAt: updatedAt(),
});
