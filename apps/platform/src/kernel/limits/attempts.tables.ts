import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counted attempts within a window, by the SHA-256 of what is counted; shared by all nodes. */
export const attempts = pgTable(
  'attempts',
  {
    hash: text().primaryKey(),
    count: integer().notNull(),
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.until)],
);
