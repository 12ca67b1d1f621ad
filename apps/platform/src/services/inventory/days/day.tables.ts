import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { ref, siteId } from '#platform/kernel/database/columns.ts';
import { products } from '#platform/services/catalogue/products/product.tables.ts';

/**
 * Pieces that orders have of a day of a product whose option asks for one. Its row is locked by everybody who takes pieces
 * of that day; how many it has is said by the option.
 */
export const bookedDays = pgTable(
  'booked_days',
  {
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    siteId: siteId(),
    sold: integer().notNull().default(0),
  },
  (row) => [primaryKey({ columns: [row.productId, row.day] }), check('booked_days_sold', sql`sold >= 0`)],
);

/** Pieces of a day promised to one holder (`cart:12`) until `expiresAt`. */
export const dayHolds = pgTable(
  'day_holds',
  {
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    holder: text().notNull(),
    siteId: siteId(),
    quantity: integer().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.productId, row.day, row.holder] }),
    index().on(row.siteId, row.holder),
    index().on(row.expiresAt),
    check('day_holds_quantity', sql`quantity > 0`),
  ],
);
