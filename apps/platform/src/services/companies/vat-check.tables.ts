import { vatAnswers } from '@izlog/contract/ecommerce/taxes/vat-check';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { id, ref, siteId } from '#platform/kernel/database/columns.ts';

/**
 * Consultations of VIES about VAT ids of companies: what a seller shows the tax office for a sale without tax (Directive
 * 2006/112/EC, Article 138). A row is written once and stays as it is.
 */
export const vatChecks = pgTable(
  'vat_checks',
  {
    id: id(),
    siteId: siteId(),
    /** With the letters of its country: DE123456789. */
    number: text().notNull(),
    /** ISO 3166-1 alpha-2 of the country that gave it. */
    country: text().notNull(),
    answer: text({ enum: vatAnswers }).notNull(),
    /** Consultation number of VIES. */
    consultation: text(),
    name: text(),
    address: text(),
    /** The VAT id of the shop that asked; null where it has none. */
    requester: text(),
    /** Why there is no answer: the code of VIES, or what became of the connection. */
    reason: text(),
    /** The cart it was asked for; null where staff asked. */
    cartId: ref(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (row) => [index().on(row.siteId, row.number, row.askedAt), index().on(row.cartId)],
);
