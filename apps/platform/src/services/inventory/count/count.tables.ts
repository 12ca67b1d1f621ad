import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, ref, siteId } from '#platform/kernel/database/columns.ts';
import { products } from '#platform/services/catalogue/products/product.tables.ts';

/** A count of the stock; a site has one that is not ended. */
export const stockCounts = pgTable(
  'stock_counts',
  {
    id: id(),
    siteId: siteId(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    startedBy: ref(),
    /** When it was posted or dropped. */
    endedAt: timestamp({ withTimezone: true }),
  },
  (count) => [uniqueIndex('stock_counts_open').on(count.siteId).where(sql`ended_at is null`)],
);

/** What was counted of a product, and its level at that moment. */
export const stockCountLines = pgTable(
  'stock_count_lines',
  {
    countId: ref()
      .notNull()
      .references(() => stockCounts.id, { onDelete: 'cascade' }),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    expected: integer().notNull(),
    counted: integer().notNull(),
    countedAt: timestamp({ withTimezone: true }).notNull(),
    countedBy: ref(),
  },
  (line) => [primaryKey({ columns: [line.countId, line.productId] }), index().on(line.productId)],
);

/** The scans that were counted, by the name the browser gave them: one whose answer was lost is sent again. */
export const stockCountScans = pgTable(
  'stock_count_scans',
  {
    siteId: siteId(),
    scan: uuid().notNull(),
    countId: ref()
      .notNull()
      .references(() => stockCounts.id, { onDelete: 'cascade' }),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (scan) => [
    primaryKey({ columns: [scan.siteId, scan.scan] }),
    index().on(scan.countId),
    index().on(scan.productId),
  ],
);
