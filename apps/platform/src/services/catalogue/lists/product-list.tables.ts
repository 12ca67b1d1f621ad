import { productFormats, productTypes, purchaseKinds } from '@izlog/contract/product/product-kinds';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { cents, id, ref, siteId, tsvector } from '#platform/kernel/database/columns.ts';

/** Content of a pack and the quantity its unit price is stated for: 500 ml, priced per 1 l. */
export interface PackContent {
  content: number | null;
  contentUnit: string | null;
  baseContent: number | null;
  baseUnit: string | null;
}

/**
 * The read model of lists: everything a tile, a filter and a sort need whatever the language, flat, one row per
 * published product and price list. Written only by reindexProducts. Rows are kept narrow: pages are read, counts are
 * scanned. Its partial indexes stand in migrations/0000_init.sql.
 */
export const productList = pgTable(
  'product_list',
  {
    productId: ref().notNull(),
    /** A store with prices of its own (price_stores), else 0. */
    storeId: integer().notNull(),
    siteId: siteId(),
    parentId: ref(),
    /** Lists show it; without this it is only found by its id. */
    isListed: boolean().notNull(),
    format: text({ enum: productFormats }).notNull(),
    type: text({ enum: productTypes }).notNull(),
    purchase: text({ enum: purchaseKinds }).notNull(),
    sku: text(),
    brandId: integer(),
    /** The price to pay now, cents; the sort key. */
    price: cents('final_price'),
    /** Struck through when discounted, else the same as `price`. */
    compareAtPrice: cents('retail_price'),
    basePrice: cents('basic_price'),
    memberPrice: cents(),
    /** Lowest price of the 30 days before the discount; null without a discount. */
    lowestPrice30: cents('lowest_price'),
    isShortHistory: boolean().notNull(),
    isDiscounted: boolean().notNull(),
    isPriceFrom: boolean().notNull(),
    discountFrom: timestamp({ withTimezone: true }),
    discountTo: timestamp({ withTimezone: true }),
    /** When the prices of this row change by themselves. */
    pricesChangeAt: timestamp({ withTimezone: true }),
    isFeatured: boolean().notNull(),
    /** One press cannot add it: an option must be answered, or more than one piece taken. */
    needsChoice: boolean().notNull(),
    categoryPriority: integer().notNull(),
    /** With all categories above. */
    categoryIds: integer().array().notNull(),
    /** Choices of attributes, of the variants too. */
    valueIds: integer().array().notNull(),
    tagIds: integer().array().notNull(),
    mediaIds: integer().array().notNull(),
    /** Content for its price per unit; null where it tells none. */
    pack: jsonb().$type<PackContent>(),
    bundles: jsonb().$type<{ product: number; format: string }[]>(),
  },
  (row) => [
    primaryKey({ columns: [row.productId, row.storeId] }),
    index().using('gin', row.valueIds),
    index().using('gin', row.categoryIds),
  ],
);

/** The words of a list in one language, each language of the site; a missing translation is filled from the default. */
export const productListTexts = pgTable(
  'product_list_texts',
  {
    productId: ref().notNull(),
    language: text().notNull(),
    siteId: siteId(),
    isListed: boolean().notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    kindLine: text().notNull(),
    /** The language of these words where it is another than `language`, for want of a translation. */
    wordsLanguage: text(),
    /** Words for its pictures, in the order of `mediaIds`; null where those of the media record serve. */
    alts: text().array(),
  },
  (row) => [primaryKey({ columns: [row.productId, row.language] })],
);

/** Numbers and dates by which lists are filtered, of the variants too (under the product that is listed). */
export const productListNumbers = pgTable(
  'product_list_numbers',
  {
    attributeId: integer().notNull(),
    number: doublePrecision().notNull(),
    productId: ref().notNull(),
  },
  (row) => [primaryKey({ columns: [row.attributeId, row.number, row.productId] }), index().on(row.productId)],
);

/**
 * What the search reads, apart from the list so that its rows stay narrow: one row per product and translation. Its
 * indexes stand in migrations/0000_init.sql.
 */
export const productSearch = pgTable(
  'product_search',
  {
    productId: ref().notNull(),
    language: text().notNull(),
    siteId: siteId(),
    /** Languages of the site in which these words are shown: its own, and those without a translation. */
    serves: text().array().notNull(),
    /** Name, sku and barcode without diacritics, for parts of words. */
    folded: text().notNull(),
    /** What the index of words reads: the name, the brand, short line and text, names of categories, choices and tags. */
    name: text().notNull(),
    brand: text().notNull(),
    line: text().notNull(),
    labels: text().notNull(),
    words: tsvector().notNull(),
  },
  (row) => [primaryKey({ columns: [row.productId, row.language] })],
);

/**
 * Products that were saved and are not in the lists yet: an import saves the next ones meanwhile. The row goes with the
 * transaction that writes them into the lists; what a broken import leaves is done by a job.
 */
export const listWaiting = pgTable(
  'list_waiting',
  {
    id: id(),
    siteId: siteId(),
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    productIds: integer().array().notNull(),
  },
  (row) => [index().on(row.at)],
);
