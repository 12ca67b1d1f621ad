import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, ref, siteId } from '#platform/kernel/database/columns.ts';
import { taxClasses } from '#platform/services/catalogue/products/product.tables.ts';

/** Tax of countries of delivery, and of the own one where it changes on a day: each day of a country has its usual rate, and those of tax classes that differ. */
export const taxRates = pgTable(
  'tax_rates',
  {
    id: id(),
    siteId: siteId(),
    /** ISO 3166-1 alpha-2. */
    country: text().notNull(),
    /** The first day of the shop on which it holds. */
    validFrom: date().notNull(),
    /** Null for the usual rate of the country. */
    taxClassId: ref().references(() => taxClasses.id, { onDelete: 'cascade' }),
    /** Hundredths of a percent. */
    rate: integer().notNull(),
  },
  (row) => [
    uniqueIndex('tax_rates_entry').on(row.siteId, row.country, row.validFrom, sql`coalesce(tax_class_id, 0)`),
    index().on(row.taxClassId),
    check('tax_rates_rate', sql`rate between 0 and 10000`),
  ],
);
