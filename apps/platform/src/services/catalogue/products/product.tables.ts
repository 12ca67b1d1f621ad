import { productFormats, productTypes, purchaseKinds } from '@izlog/contract/product/product-kinds';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId, updatedAt } from '#platform/kernel/database/columns.ts';

/** Who makes the goods, with the addresses that product safety rules ask for (GPSR, Article 19). */
export const brands = pgTable(
  'brands',
  {
    id: id(),
    siteId: siteId(),
    name: text().notNull(),
    manufacturerName: text(),
    manufacturerAddress: text(),
    manufacturerEmail: text(),
    /** The maker is outside the EU: a person responsible in it is named too. */
    isMakerOutsideEu: boolean().notNull().default(false),
    responsibleName: text(),
    responsibleAddress: text(),
    responsibleEmail: text(),
  },
  (brand) => [
    uniqueIndex().on(brand.siteId, brand.name),
    index('brands_order').on(brand.siteId, sql`name collate "hr_order"`),
    index().on(brand.siteId, brand.manufacturerAddress),
    index().on(brand.siteId, brand.isMakerOutsideEu),
  ],
);

/** A kind of tax; prices include it. */
export const taxClasses = pgTable(
  'tax_classes',
  {
    id: id(),
    siteId: siteId(),
    code: text().notNull(),
    name: text().notNull(),
    /** Hundredths of a percent: 2500 is 25 %. */
    rate: integer().notNull(),
  },
  (taxClass) => [
    uniqueIndex().on(taxClass.siteId, taxClass.code),
    index('tax_classes_order').on(taxClass.siteId, sql`name collate "hr_order"`),
    check('tax_classes_rate', sql`rate between 0 and 10000`),
  ],
);

/** One product; a variant is a product of its own whose `parentId` names the configurable one. */
export const products = pgTable(
  'products',
  {
    id: id(),
    siteId: siteId(),
    parentId: ref(),
    format: text({ enum: productFormats }).notNull().default('simple'),
    type: text({ enum: productTypes }).notNull().default('simple'),
    purchase: text({ enum: purchaseKinds }).notNull().default('cart'),
    sku: text(),
    /** GTIN / EAN. */
    barcode: text(),
    brandId: ref().references(() => brands.id, { onDelete: 'set null' }),
    taxClassId: ref().references(() => taxClasses.id, { onDelete: 'restrict' }),
    /** Grams. */
    weight: integer(),
    /** Millimetres. */
    length: integer(),
    width: integer(),
    height: integer(),
    /** Content for the unit price: 500 ml, priced per 1 l. */
    content: numeric({ mode: 'number' }),
    contentUnit: text(),
    baseContent: numeric({ mode: 'number' }),
    baseUnit: text(),
    /** What the maker calls the model. */
    modelId: text(),
    /** The maker's free guarantee of durability for the whole product: years above 2 in half years, and its terms (GARAN). */
    guaranteeYears: numeric({ mode: 'number' }),
    guaranteeTerms: text(),
    kpd: text(),
    /** In the daily price list, where the shop marks its goods. */
    isPriceListed: boolean().notNull().default(false),
    /** What it cost on the anchor day, where the journal does not know. */
    anchorPrice: numeric({ mode: 'number' }),
    /** Pieces of one purchase: least, most (null: only the stock sets an end), and the multiple it is sold in. */
    minQuantity: integer().notNull().default(1),
    maxQuantity: integer(),
    quantityStep: integer().notNull().default(1),
    isFeatured: boolean().notNull().default(false),
    isArchived: boolean().notNull().default(false),
    /** A variant that was put away because its product is no longer one with variants; it comes back when it is again. */
    wentWithKind: boolean().notNull().default(false),
    isPublished: boolean().notNull().default(true),
    /** When it was public first, set by a trigger; null for what never was. What it cost before was offered to nobody. */
    offeredFrom: timestamp({ withTimezone: true }),
    /** When it was taken off and put back since, by turns, set by the same: what it cost meanwhile was offered to nobody. */
    offerTurns: timestamp({ withTimezone: true }).array().notNull().default([]),
    /** What it lacks before it may be published (`settlePublishing`); it was asked to be published while there is any. */
    withheld: text().array().notNull().default([]),
    /** Whether lists show it; variants usually do not stand alone. */
    isVisible: boolean().notNull().default(true),
    /** The price is agreed in an offer: shown as "od 2.400,00 €". */
    isPriceFrom: boolean().notNull().default(false),
    /** False for personalised goods, digital content and dated services (no right of withdrawal). */
    isReturnable: boolean().notNull().default(true),
    categoryPriority: integer().notNull().default(0),
    position: integer().notNull().default(0),
    externalUrl: text(),
    /** Where it was imported from, its number there, and a hash of what was imported. */
    source: text(),
    externalId: text(),
    contentHash: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Who of the staff saved it last; null where no person did. */
    changedBy: ref(),
  },
  (product) => [
    uniqueIndex().on(product.siteId, product.sku),
    index('products_sku_key').on(product.siteId, sql`izlog_lower(sku)`),
    index('products_bare').using('gin', sql`izlog_bare(${product.sku}) gin_trgm_ops`),
    index().on(product.siteId, product.barcode),
    uniqueIndex().on(product.siteId, product.source, product.externalId),
    index().on(product.parentId),
    index().on(product.brandId),
    index().on(product.taxClassId),
    index().on(product.siteId, product.id),
    index('products_changed').on(product.siteId, product.updatedAt, product.id).where(sql`parent_id is null`),
    check(
      'products_quantities',
      sql`min_quantity > 0 and quantity_step > 0 and (max_quantity is null or max_quantity >= min_quantity)`,
    ),
    check(
      'products_guarantee',
      sql`guarantee_years > 2 and guarantee_years <= 99 and guarantee_years * 2 = trunc(guarantee_years * 2)`,
    ),
  ],
);

/** One line of the facts table of a product page. */
export interface ProductFact {
  label: string;
  value: string;
}

/** Rich text: a ProseMirror document, or sanitised HTML that was imported (`{ type: 'html', html }`). */
export interface RichText {
  type: string;
  [key: string]: unknown;
}

/** The words of a product in one language; the slug is unique in its site and language. */
export const productTranslations = pgTable(
  'product_translations',
  {
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    siteId: siteId(),
    name: text().notNull(),
    slug: text().notNull(),
    /** The short line above the name in a tile: "Predložak, xlsx". */
    kindLine: text().notNull().default(''),
    /** Plain text. */
    shortDescription: text().notNull().default(''),
    description: jsonb().$type<RichText>(),
    facts: jsonb().$type<ProductFact[]>().notNull().default([]),
    /** Warnings and safety information, plain text (GPSR, Article 19). */
    safety: text().notNull().default(''),
    externalButton: text().notNull().default(''),
    seoTitle: text().notNull().default(''),
    seoDescription: text().notNull().default(''),
  },
  (row) => [
    primaryKey({ columns: [row.productId, row.language] }),
    uniqueIndex().on(row.siteId, row.language, row.slug),
    index().on(row.siteId, row.slug),
  ],
);

/** Pictures and films of a product, in order; `mediaId` is a record of the media service. */
export const productMedia = pgTable(
  'product_media',
  {
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    siteId: siteId(),
    mediaId: ref().notNull(),
    /** Words that stand for the picture by language; without them those of the media record. */
    alt: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (row) => [primaryKey({ columns: [row.productId, row.position] }), index().on(row.mediaId)],
);

/** Files that the buyer of an e-product gets. */
export const productDownloads = pgTable(
  'product_downloads',
  {
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    siteId: siteId(),
    name: text().notNull(),
    mediaId: ref(),
    url: text(),
  },
  (row) => [primaryKey({ columns: [row.productId, row.position] })],
);

/** Products shown beside another: cross-sell, or up-sell (a better one). */
export const productLinks = pgTable(
  'product_links',
  {
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['cross-sell', 'up-sell'] })
      .notNull()
      .default('cross-sell'),
    linkedId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    siteId: siteId(),
    position: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.productId, row.kind, row.linkedId] }), index().on(row.linkedId)],
);

/** Members of a bundle; a configurable member is chosen by the buyer (PRODUCT-029). */
export const bundleItems = pgTable(
  'bundle_items',
  {
    bundleId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    siteId: siteId(),
    quantity: integer().notNull().default(1),
    position: integer().notNull().default(0),
  },
  (row) => [
    primaryKey({ columns: [row.bundleId, row.productId] }),
    index().on(row.productId),
    check('bundle_items_quantity', sql`quantity > 0`),
    check('bundle_items_itself', sql`bundle_id <> product_id`),
  ],
);
