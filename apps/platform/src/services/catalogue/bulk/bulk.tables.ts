import { type BulkChange, bulkReasons, bulkStates } from '@izlog/contract/product/record/product-bulk';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId } from '#platform/kernel/database/columns.ts';

/** What is changed of a product: a price in cents, a state, a maker, categories or tags; null where there is none. */
export type BulkValue = number | string | boolean | number[] | null;

/** A change of many products: planned, then done in batches, and taken back if wished. */
export const productBulks = pgTable(
  'product_bulks',
  {
    id: id(),
    siteId: siteId(),
    state: text({ enum: bulkStates }).notNull().default('planned'),
    change: jsonb().$type<BulkChange>().notNull(),
    /** Products that were meant; variants count as the product that they are of. */
    chosen: integer().notNull().default(0),
    /** Who of the staff planned it, or began it or took it back since: prices are changed in their name. */
    userId: ref(),
    createdAt: createdAt(),
  },
  (bulk) => [index().on(bulk.siteId, bulk.createdAt)],
);

/** One product of a change, with what it had when that was planned and what it gets. */
export const productBulkItems = pgTable(
  'product_bulk_items',
  {
    bulkId: ref()
      .notNull()
      .references(() => productBulks.id, { onDelete: 'cascade' }),
    /** No reference: what was changed is reported also when the product is gone. */
    productId: ref().notNull(),
    siteId: siteId(),
    before: jsonb().$type<BulkValue>(),
    after: jsonb().$type<BulkValue>(),
    state: text({ enum: ['waiting', 'done', 'undone', 'refused'] }).notNull(),
    reason: text({ enum: bulkReasons }),
  },
  (item) => [
    primaryKey({ columns: [item.bulkId, item.productId] }),
    index().on(item.bulkId, item.state, item.productId),
    check('product_bulk_items_reason', sql`(state = 'refused') = (reason is not null) or state = 'done'`),
  ],
);
