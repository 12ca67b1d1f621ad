import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { siteId } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';

/**
 * Customers as staff see them: everybody of one address is one, with what they bought. Written by triggers alone
 * (`migrations/0000_init.sql`), at the end of each transaction that changes an order or somebody's address.
 */
export const customers = pgTable(
  'customers',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    /** The e-mail in lower case; the id of the row where there is none. */
    address: text().notNull(),
    /** The row of `users` that stands for them: the account, or the first guest who ordered. */
    userId: bigint({ mode: 'number' }).notNull(),
    /** Orders that count as sold. */
    orders: integer().notNull().default(0),
    /** What they cost, refunds taken off; minor units of the main currency, as `refunded`. */
    spent: bigint({ mode: 'number' }).notNull().default(0),
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    /** When the newest was placed, and the country it went to. */
    lastAt: timestamp({ withTimezone: true }),
    country: text(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.address] }),
    index('customers_user').on(table.userId),
    index('customers_spent').on(table.siteId, table.spent, table.userId),
    index('customers_last').on(table.siteId, table.lastAt.asc().nullsFirst(), table.userId),
  ],
);
