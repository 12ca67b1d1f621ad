import { backorderKinds } from '@izlog/contract/product/product-kinds';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId, updatedAt } from '#platform/kernel/database/columns.ts';
import { products } from '#platform/services/catalogue/products/product.tables.ts';

/**
 * Pieces at hand. `reserved` of them are promised to carts and orders; what can be sold is the rest. Changed only by
 * conditional updates; the database itself refuses to promise more than there is.
 */
export const stockLevels = pgTable(
  'stock_levels',
  {
    productId: ref()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    siteId: siteId(),
    /** False: never runs out, `quantity` means nothing. */
    isTracked: boolean().notNull().default(false),
    quantity: integer().notNull().default(0),
    reserved: integer().notNull().default(0),
    backorders: text({ enum: backorderKinds }).notNull().default('no'),
    /** At or below this many pieces the product is "low". */
    lowAt: integer(),
    restockAt: timestamp({ withTimezone: true }),
    updatedAt: updatedAt(),
  },
  () => [
    check('stock_levels_reserved', sql`reserved >= 0`),
    check(
      'stock_levels_bounds',
      sql`not is_tracked or backorders <> 'no' or (quantity >= 0 and reserved <= quantity)`,
    ),
  ],
);

/** Pieces promised to one holder (`cart:12`) until `expiresAt`. */
export const stockReservations = pgTable(
  'stock_reservations',
  {
    id: id(),
    siteId: siteId(),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    holder: text().notNull(),
    quantity: integer().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (reservation) => [
    uniqueIndex().on(reservation.productId, reservation.holder),
    index().on(reservation.holder),
    index().on(reservation.expiresAt),
    check('stock_reservations_quantity', sql`quantity > 0`),
  ],
);
