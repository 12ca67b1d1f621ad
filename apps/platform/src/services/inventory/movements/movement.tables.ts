import { correctionReasons, movementKinds } from '@izlog/contract/product/stock-desk/movement-kinds';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId } from '#platform/kernel/database/columns.ts';
import { products } from '#platform/services/catalogue/products/product.tables.ts';

/**
 * Everything that came to and went from a level; the level is their sum (OFFICE-05). Only added to
 * (migrations/0000_init.sql), in the statement that changes the level.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: id(),
    siteId: siteId(),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    kind: text({ enum: movementKinds }).notNull(),
    difference: integer().notNull(),
    /** The level then. */
    after: integer().notNull(),
    reason: text({ enum: correctionReasons }),
    note: text().notNull().default(''),
    /** What it is about: `cart:12`, `order:7`, `count:3`, `act:` and the key of the person who corrected. */
    reference: text(),
    /** Who of the staff. */
    userId: ref(),
    createdAt: createdAt(),
  },
  (movement) => [
    index().on(movement.productId, movement.id),
    index().on(movement.siteId, movement.id),
    check('stock_movements_difference', sql`difference <> 0`),
  ],
);
