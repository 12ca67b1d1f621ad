import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId } from '#platform/kernel/database/columns.ts';
import { products } from '#platform/services/catalogue/products/product.tables.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';

/** Who wants to hear when a product can be bought again; the row goes when the mail is sent. */
export const availabilityRequests = pgTable(
  'availability_requests',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text().notNull(),
    language: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex().on(table.productId, table.email), index().on(table.siteId)],
);
