import { paymentKinds } from '@izlog/contract/ecommerce/payment';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, id, ref, siteId } from '#platform/kernel/database/columns.ts';

/** A way to pay (CHECKOUT-052). */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: id(),
    siteId: siteId(),
    /** Names it whatever the language. */
    code: text().notNull(),
    kind: text({ enum: paymentKinds }).notNull(),
    position: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    /** Only with company data (HPF). */
    isForCompanies: boolean().notNull().default(false),
    /** Of hpf: only for companies that were granted terms. */
    isOnTerms: boolean().notNull().default(false),
    /** Also for carts of which nothing is sent by post. */
    isForDigital: boolean().notNull().default(true),
    /** ISO 3166-1 alpha-2 codes; null for every country. */
    countries: text().array(),
    /** What is to be paid in cents of the main currency: from, and up to. */
    minTotal: cents(),
    maxTotal: cents(),
    /** What the one who brings the money keeps: hundredths of a percent, and cents of each payment; null: nobody said. */
    feePercent: integer(),
    feeFixed: cents(),
    /** Codes of delivery methods with which it is not offered: cash at a locker. */
    notWithDelivery: text().array().notNull().default([]),
    /** Keys, accounts and modes of the provider; never leaves the server. */
    settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (method) => [uniqueIndex().on(method.siteId, method.code)],
);

export const paymentMethodTranslations = pgTable(
  'payment_method_translations',
  {
    methodId: ref()
      .notNull()
      .references(() => paymentMethods.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    siteId: siteId(),
    name: text().notNull(),
    description: text().notNull().default(''),
  },
  (row) => [primaryKey({ columns: [row.methodId, row.language] })],
);
