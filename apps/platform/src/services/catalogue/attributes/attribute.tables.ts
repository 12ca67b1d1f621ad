import { filterTypes } from '@izlog/contract/product/product-kinds';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, ref, siteId } from '#platform/kernel/database/columns.ts';
import { products } from '../products/product.tables.ts';

/** A property of products by which lists are filtered and variants are told apart (CATALOG-028). */
export const attributes = pgTable(
  'attributes',
  {
    id: id(),
    siteId: siteId(),
    code: text().notNull(),
    type: text({ enum: filterTypes }).notNull(),
    isFilterable: boolean().notNull().default(true),
    isVariationAxis: boolean().notNull().default(false),
    /** Whether the product page lists it. */
    isShown: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    /** CSS class of its control (PRODUCT-021). */
    customClass: text().notNull().default(''),
  },
  (attribute) => [
    uniqueIndex().on(attribute.siteId, attribute.code),
    index('attributes_order').on(attribute.siteId, sql`code collate "hr_order"`),
    index().on(attribute.siteId, attribute.position),
  ],
);

export const attributeTranslations = pgTable(
  'attribute_translations',
  {
    attributeId: ref()
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    label: text().notNull(),
    /** Stands after a number: "stranica". */
    unit: text().notNull().default(''),
  },
  (row) => [primaryKey({ columns: [row.attributeId, row.language] })],
);

/** A choice of an attribute. A YesNo attribute has the two choices `yes` and `no`. */
export const attributeValues = pgTable(
  'attribute_values',
  {
    id: id(),
    siteId: siteId(),
    attributeId: ref()
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    position: integer().notNull().default(0),
    /** `#rrggbb` of a visual swatch; a swatch has a colour or a picture. */
    color: text(),
    mediaId: ref(),
    isShopDefault: boolean().notNull().default(false),
  },
  (value) => [
    uniqueIndex().on(value.attributeId, value.code),
    index().on(value.siteId, value.attributeId, value.position),
    index().on(value.siteId, value.position),
  ],
);

export const attributeValueTranslations = pgTable(
  'attribute_value_translations',
  {
    valueId: ref()
      .notNull()
      .references(() => attributeValues.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    label: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.valueId, row.language] })],
);

/**
 * What a product says about an attribute: a choice (one row per choice), or a number. Dates are numbers too
 * (milliseconds since 1970, UTC), so that every range is one comparison.
 */
export const productAttributeValues = pgTable(
  'product_attribute_values',
  {
    siteId: siteId(),
    // Ten of these rows come with a product: what they refer to is checked once, by the join of the insert, and their
    // product by a trigger of the whole statement (migrations/0000_init.sql), which cascades too.
    productId: ref().notNull(),
    attributeId: ref().notNull(),
    valueId: ref(),
    number: doublePrecision(),
  },
  (row) => [
    unique().on(row.productId, row.attributeId, row.valueId).nullsNotDistinct(),
    check('product_attribute_values_one', sql`(value_id is null) <> (number is null)`),
  ],
);

/** The attributes by which the variants of a configurable product differ, in the order they are asked. */
export const variantAxes = pgTable(
  'variant_axes',
  {
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    attributeId: ref()
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    siteId: siteId(),
    position: integer().notNull().default(0),
  },
  (row) => [primaryKey({ columns: [row.productId, row.attributeId] }), index().on(row.attributeId)],
);
