import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cents, siteId } from '#platform/kernel/database/columns.ts';

/**
 * Base and tax of issued documents by day, country and rate: reports of taxes read it, however many documents there are. A
 * trigger adds each document to it as it is issued (`izlog_add_document_taxes`); documents are closed to change, so nothing
 * else ever does.
 */
export const documentTaxDays = pgTable(
  'document_tax_days',
  {
    siteId: siteId(),
    /** Of the shop, on which it was issued. */
    day: date().notNull(),
    currency: text().notNull(),
    /** Where it is taxed; empty where that is unknown. */
    country: text().notNull(),
    /** It carries the tax of that other country. */
    isOss: boolean().notNull(),
    /** No company bought it. */
    isConsumer: boolean().notNull(),
    /** Hundredths of a percent. */
    rate: integer().notNull(),
    /** The quarter whose sale it is of: 2026-Q3, of a credit note that of the invoice. */
    ofQuarter: text().notNull(),
    base: cents().notNull(),
    tax: cents().notNull(),
  },
  (row) => [
    primaryKey({
      name: 'document_tax_days_pk',
      columns: [
        row.siteId,
        row.day,
        row.currency,
        row.country,
        row.isOss,
        row.isConsumer,
        row.rate,
        row.ofQuarter,
      ],
    }),
  ],
);
