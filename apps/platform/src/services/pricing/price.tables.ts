import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { cents, createdAt, id, ref, siteId } from '#platform/kernel/database/columns.ts';
import { products } from '#platform/services/catalogue/products/product.tables.ts';

export const priceKinds = ['base', 'sale', 'member'] as const;

/**
 * The price journal: only ever added to (a trigger refuses changes), kept for years as proof (Directive 98/6/EC,
 * Article 6a). At any moment, of the entries of one kind that are valid then, the one written last speaks;
 * an entry without an amount says that from then on there is no such price (a sale that ends early).
 */
export const productPrices = pgTable(
  'product_prices',
  {
    id: id(),
    siteId: siteId(),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Only for this store; without it for every store that has no entry of its own. */
    storeId: ref(),
    /** ISO 4217 code: the main currency of the site. */
    currency: text().notNull(),
    kind: text({ enum: priceKinds }).notNull(),
    amount: cents(),
    validFrom: timestamp({ withTimezone: true }).notNull(),
    /** The first instant at which it no longer holds. */
    validTo: timestamp({ withTimezone: true }),
    /** Who wrote it: `staff:12`, `import`, `seed`. */
    who: text().notNull(),
    /** Why: `price`, `sale`, `import`, `promotion`. */
    cause: text().notNull(),
    /**
     * An entry of a variant that counts only beside a regular price of its own. Programs up to 0.9.0 write entries of no other
     * kind and do not name this column; `appendPrices` always does (docs/decisions/1400).
     */
    needsBase: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (price) => [
    index().on(price.productId, price.validFrom),
    check('product_prices_amount', sql`amount >= 0`),
    check('product_prices_period', sql`valid_to is null or valid_to > valid_from`),
  ],
);

/** Stores that have prices of their own; every other store sees the prices of all. */
export const priceStores = pgTable(
  'price_stores',
  { siteId: siteId(), storeId: integer().notNull() },
  (row) => [primaryKey({ columns: [row.siteId, row.storeId] })],
);
