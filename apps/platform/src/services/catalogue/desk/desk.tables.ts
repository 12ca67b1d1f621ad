import { productStates } from '@izlog/contract/product/record/product-record';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { ref, siteId } from '#platform/kernel/database/columns.ts';
import { products } from '../products/product.tables.ts';

/**
 * What the list of staff is narrowed and put in order by: one row for each product that is no variant, whatever its
 * state. Written only by reindexProducts; stock, prices and when it was changed are read where they are: a change of
 * many prices leaves these ten indexes alone.
 */
export const productDesk = pgTable(
  'product_desk',
  {
    productId: ref()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    siteId: siteId(),
    /** In the default language of the site, else in any. */
    name: text().notNull(),
    /** Names of all languages, skus and EAN, of its variants too, without diacritics. */
    folded: text().notNull(),
    state: text({ enum: productStates }).notNull(),
    brandId: ref(),
    /** With all categories above. */
    categoryIds: integer().array().notNull(),
    lacksPicture: boolean().notNull(),
    lacksMaker: boolean().notNull(),
    lacksTranslation: boolean().notNull(),
    lacksPrice: boolean().notNull(),
  },
  (row) => [
    index('product_desk_name').on(row.siteId, sql`name collate "hr_order"`, row.productId),
    index('product_desk_state').on(row.siteId, row.state, sql`name collate "hr_order"`, row.productId),
    index('product_desk_brand').on(row.siteId, row.brandId, sql`name collate "hr_order"`, row.productId),
    index('product_desk_no_picture')
      .on(row.siteId, sql`name collate "hr_order"`, row.productId)
      .where(sql`lacks_picture`),
    index('product_desk_no_maker')
      .on(row.siteId, sql`name collate "hr_order"`, row.productId)
      .where(sql`lacks_maker`),
    index('product_desk_no_translation')
      .on(row.siteId, sql`name collate "hr_order"`, row.productId)
      .where(sql`lacks_translation`),
    index('product_desk_no_price')
      .on(row.siteId, sql`name collate "hr_order"`, row.productId)
      .where(sql`lacks_price`),
    index('product_desk_categories').using('gin', row.categoryIds),
    index('product_desk_folded').using('gin', row.folded.op('gin_trgm_ops')),
  ],
);
