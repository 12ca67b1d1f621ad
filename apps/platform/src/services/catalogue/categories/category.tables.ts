import { type SortOptionId, sortOptionIds } from '@izlog/contract/product/filters/sort-option';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId, updatedAt } from '#platform/kernel/database/columns.ts';
import { products } from '../products/product.tables.ts';

/** A category of the shop (CATALOG-047). */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    siteId: siteId(),
    parentId: ref(),
    /** Ids from the root down to this category, itself last; kept by saveCategory. */
    path: integer().array().notNull().default([]),
    position: integer().notNull().default(0),
    sortTypes: text().array().$type<SortOptionId[]>().notNull().default([]),
    sortDefaultType: text({ enum: sortOptionIds }),
    mediaId: ref(),
    isPublished: boolean().notNull().default(true),
    /** Products here and below are published only with maker, addresses and safety information (GPSR). */
    requiresSafety: boolean().notNull().default(false),
    /** KPD of products here and below that have none of their own. */
    kpd: text(),
    source: text(),
    externalId: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (category) => [
    index().on(category.siteId, category.parentId, category.position),
    index().on(category.siteId, category.position),
    index().using('gin', category.path),
    uniqueIndex().on(category.siteId, category.source, category.externalId),
  ],
);

export const categoryTranslations = pgTable(
  'category_translations',
  {
    categoryId: ref()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    siteId: siteId(),
    name: text().notNull(),
    slug: text().notNull(),
    /** One line under the name in the directory and in the menu. */
    line: text().notNull().default(''),
    /** Plain text. */
    description: text().notNull().default(''),
    seoTitle: text().notNull().default(''),
    seoDescription: text().notNull().default(''),
  },
  (row) => [
    primaryKey({ columns: [row.categoryId, row.language] }),
    uniqueIndex().on(row.siteId, row.language, row.slug),
    index().on(row.siteId, row.slug),
  ],
);

/** The categories a product stands on; the one with the lowest position is its main one. */
export const productCategories = pgTable(
  'product_categories',
  {
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    categoryId: ref()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    siteId: siteId(),
    position: integer().notNull().default(0),
  },
  (row) => [primaryKey({ columns: [row.productId, row.categoryId] }), index().on(row.categoryId)],
);
