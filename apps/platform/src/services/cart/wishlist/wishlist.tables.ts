import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt, ref, siteId } from '#platform/kernel/database/columns.ts';
import { products } from '#platform/services/catalogue/products/product.tables.ts';
import { users } from '#platform/services/people/account/user.tables.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';

/** Products that customers wish for (ACCT-017). */
export const wishes = pgTable(
  'wishes',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] }), index().on(table.productId)],
);
