import type { DayRule } from '@izlog/contract/product/choices/day-rule';
import { customOptionKinds } from '@izlog/contract/product/product-kinds';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { cents, id, ref, siteId } from '#platform/kernel/database/columns.ts';
import { products } from '../products/product.tables.ts';

/** What a buyer may say about a product: engraving, size, plan (PRODUCT-022, PRODUCT-023). */
export const customOptions = pgTable(
  'custom_options',
  {
    id: id(),
    siteId: siteId(),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
    /** The key of `personalizations`, the same in every language (PRODUCT-026 compares it). */
    title: text().notNull(),
    optionType: text({ enum: ['text', 'number'] }).notNull(),
    /** Without it a plain text field. */
    inputType: text({ enum: customOptionKinds }),
    isRequired: boolean().notNull().default(false),
    maxLength: integer(),
    min: doublePrecision(),
    max: doublePrecision(),
    /** Of kind `date`: which days may be chosen; null: any. Pieces of a day are counted in `booked_days`. */
    days: jsonb().$type<DayRule>(),
  },
  (option) => [index().on(option.productId)],
);

export const customOptionTranslations = pgTable(
  'custom_option_translations',
  {
    optionId: ref()
      .notNull()
      .references(() => customOptions.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    label: text().notNull(),
    hint: text().notNull().default(''),
  },
  (row) => [primaryKey({ columns: [row.optionId, row.language] })],
);

/** A choice of a custom option: `surcharge` is added to the price, `price` replaces it (cents). */
export const customOptionValues = pgTable(
  'custom_option_values',
  {
    id: id(),
    siteId: siteId(),
    optionId: ref()
      .notNull()
      .references(() => customOptions.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
    sku: text().notNull(),
    surcharge: cents(),
    price: cents(),
    color: text(),
    mediaId: ref(),
  },
  (value) => [index().on(value.optionId)],
);

export const customOptionValueTranslations = pgTable(
  'custom_option_value_translations',
  {
    valueId: ref()
      .notNull()
      .references(() => customOptionValues.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    label: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.valueId, row.language] })],
);
