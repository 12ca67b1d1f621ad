import { date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cents, createdAt, ref, siteId } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';

/** A day of the shop whose sums are kept (decision 983): reports read those, and of any other day the orders themselves. */
export const shopDays = pgTable(
  'shop_days',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    keptAt: createdAt(),
  },
  (kept) => [primaryKey({ columns: [kept.siteId, kept.day] })],
);

/** Days of which something changed since: not read until they are added up again. Triggers write it. */
export const shopDayChanges = pgTable(
  'shop_day_changes',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    day: date().notNull(),
  },
  (change) => [index().on(change.siteId, change.day)],
);

/** What was sold and given back on a day. */
export const shopDaySums = pgTable(
  'shop_day_sums',
  {
    siteId: siteId(),
    day: date().notNull(),
    currency: text().notNull(),
    paymentKind: text().notNull(),
    country: text().notNull(),
    orders: integer().notNull(),
    income: cents().notNull(),
    refunds: integer().notNull(),
    refunded: cents().notNull(),
  },
  (sum) => [
    primaryKey({ columns: [sum.siteId, sum.day, sum.currency, sum.paymentKind, sum.country] }),
    foreignKey({ columns: [sum.siteId, sum.day], foreignColumns: [shopDays.siteId, shopDays.day] }).onDelete(
      'cascade',
    ),
  ],
);

/** What of each product was sold on a day; its name and number as the orders have them. */
export const shopDayProducts = pgTable(
  'shop_day_products',
  {
    siteId: siteId(),
    day: date().notNull(),
    currency: text().notNull(),
    /** The product may be gone by now. */
    productId: ref().notNull(),
    name: text().notNull(),
    sku: text(),
    orders: integer().notNull(),
    quantity: integer().notNull(),
    income: cents().notNull(),
  },
  (sum) => [
    primaryKey({ columns: [sum.siteId, sum.day, sum.currency, sum.productId] }),
    foreignKey({ columns: [sum.siteId, sum.day], foreignColumns: [shopDays.siteId, shopDays.day] }).onDelete(
      'cascade',
    ),
  ],
);
