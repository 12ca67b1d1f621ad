import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt, ref, siteId } from '../../../kernel/database/columns.ts';
import { products } from '../../catalogue/products/product.tables.ts';
import { users } from '../../people/account/user.tables.ts';
import { sites } from '../../settings/settings.tables.ts';

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
