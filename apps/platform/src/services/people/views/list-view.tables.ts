import { boolean, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';
import { users } from '../account/user.tables.ts';

/** What narrows a list of the back office, kept by somebody under a name. */
export const listViews = pgTable(
  'list_views',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Name of the screen. */
    list: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    isShared: boolean().notNull(),
    createdAt: createdAt(),
  },
  (view) => [uniqueIndex().on(view.siteId, view.userId, view.list, view.name)],
);

/** The columns of a list that somebody chose. */
export const listColumns = pgTable(
  'list_columns',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Name of the screen. */
    list: text().notNull(),
    columns: text().array().notNull(),
  },
  (chosen) => [primaryKey({ columns: [chosen.siteId, chosen.userId, chosen.list] })],
);
