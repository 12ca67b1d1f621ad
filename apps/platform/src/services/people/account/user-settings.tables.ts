import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ref, siteId, updatedAt } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';
import { users } from './user.tables.ts';

/** Settings of one user, e.g. group `global`, key `language` (SET-007). */
export const userSettings = pgTable(
  'user_settings',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    group: text().notNull(),
    key: text().notNull(),
    value: text().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.userId, table.group, table.key] })],
);
