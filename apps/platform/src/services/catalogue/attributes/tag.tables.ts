import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, ref, siteId } from '#platform/kernel/database/columns.ts';
import { products } from '../products/product.tables.ts';

/** A label that cuts across categories (CATALOG-056); `code` names it whatever the language. */
export const tags = pgTable(
  'tags',
  { id: id(), siteId: siteId(), code: text().notNull(), position: integer().notNull().default(0) },
  (tag) => [
    uniqueIndex().on(tag.siteId, tag.code),
    index('tags_order').on(tag.siteId, sql`code collate "hr_order"`),
    index().on(tag.siteId, tag.position),
  ],
);

export const tagTranslations = pgTable(
  'tag_translations',
  {
    tagId: ref()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    siteId: siteId(),
    name: text().notNull(),
    slug: text().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.tagId, row.language] }),
    uniqueIndex().on(row.siteId, row.language, row.slug),
  ],
);

export const productTags = pgTable(
  'product_tags',
  {
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    tagId: ref()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    siteId: siteId(),
  },
  (row) => [primaryKey({ columns: [row.productId, row.tagId] }), index().on(row.tagId)],
);
