import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cents, id, ref, siteId, updatedAt } from '#platform/kernel/database/columns.ts';

/** A way to get goods to the buyer (CHECKOUT-035). */
export const deliveryMethods = pgTable(
  'delivery_methods',
  {
    id: id(),
    siteId: siteId(),
    /** Names it whatever the language. */
    code: text().notNull(),
    position: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    /** Whose branches are offered; without it the parcel goes to the address. */
    branchProvider: text(),
    /** The buyer fetches it in the shop: nothing is sent. The shop's own branches are so without it. */
    isPickup: boolean().notNull().default(false),
  },
  (method) => [uniqueIndex().on(method.siteId, method.code)],
);

export const deliveryMethodTranslations = pgTable(
  'delivery_method_translations',
  {
    methodId: ref()
      .notNull()
      .references(() => deliveryMethods.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    siteId: siteId(),
    name: text().notNull(),
    description: text().notNull().default(''),
  },
  (row) => [primaryKey({ columns: [row.methodId, row.language] })],
);

/** What a method costs; the first row in order that fits country, weight and total speaks, none: it is not offered. */
export const deliveryRates = pgTable(
  'delivery_rates',
  {
    id: id(),
    siteId: siteId(),
    methodId: ref()
      .notNull()
      .references(() => deliveryMethods.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
    /** ISO 3166-1 alpha-2 codes; null for every country the shop sells to. */
    countries: text().array(),
    /** Grams, both ends included; null without an end. */
    minWeight: integer(),
    maxWeight: integer(),
    /** Cart total after discounts in cents of the main currency: from, and below. */
    minTotal: cents(),
    maxTotal: cents(),
    price: cents().notNull(),
    /** Cart total from which it costs nothing. */
    freeFrom: cents(),
  },
  (rate) => [index().on(rate.methodId, rate.position), check('delivery_rates_price', sql`price >= 0`)],
);

/** Places where parcels are fetched: own branches, lockers and shops of carriers. */
export const deliveryBranches = pgTable(
  'delivery_branches',
  {
    id: id(),
    siteId: siteId(),
    /** Which list it is of: that of a carrier, or one of the shop's own. */
    provider: text().notNull(),
    /** As the provider gives it. */
    branchId: text().notNull(),
    type: text({ enum: ['branch', 'locker', 'shop'] }).notNull(),
    name: text().notNull(),
    street: text().notNull(),
    zipCode: text().notNull(),
    city: text().notNull(),
    country: text().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    openingHours: jsonb().$type<string[]>().notNull().default([]),
    /** Whom the buyer may call there; null where it is not set. */
    phone: text(),
    isActive: boolean().notNull().default(true),
    /** Name, street, town and postcode in small letters without diacritics, for the search. */
    folded: text().notNull(),
    updatedAt: updatedAt(),
  },
  (branch) => [
    uniqueIndex().on(branch.siteId, branch.provider, branch.branchId),
    index().on(branch.siteId, branch.provider, branch.zipCode),
    index('delivery_branches_name').on(branch.siteId, sql`name collate "hr_order"`),
    index('delivery_branches_city').on(branch.siteId, sql`city collate "hr_order"`),
    index().on(branch.siteId, branch.type),
    index().on(branch.siteId, branch.isActive),
  ],
);
