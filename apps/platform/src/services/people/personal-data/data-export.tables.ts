import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { createdAt, ref, siteId } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';
import { users } from '../account/user.tables.ts';

/** Exports of personal data that customers asked for; deleted a week after they were made. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: ['waiting', 'ready'] })
      .notNull()
      .default('waiting'),
    /** The export as JSON; null until it is ready. */
    content: text(),
    createdAt: createdAt(),
    expiresAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.userId, table.createdAt), index().on(table.expiresAt)],
);
