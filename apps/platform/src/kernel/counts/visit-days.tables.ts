import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { siteId } from '../database/columns.ts';

/**
 * How often something was done on a day of the shop: product pages that were looked at, carts that were begun, words that
 * were searched for. Sums only: nothing says who it was.
 */
export const visitDays = pgTable(
  'visit_days',
  {
    siteId: siteId(),
    kind: text({ enum: ['product', 'cart', 'checkout', 'search', 'missed'] }).notNull(),
    day: date().notNull(),
    /** Of searches language and words; empty for what has no more to say. */
    what: text().notNull(),
    count: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.siteId, row.kind, row.day, row.what] }), index().on(row.day)],
);
