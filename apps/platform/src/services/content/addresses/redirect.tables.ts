import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, siteId } from '../../../kernel/database/columns.ts';
import { sites } from '../../settings/settings.tables.ts';

/** Managed redirects (CMS-037); never a chain. */
export const redirects = pgTable(
  'redirects',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    fromPath: text().notNull(),
    toPath: text().notNull(),
    status: smallint().notNull().default(301),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.fromPath] }),
    index('redirects_to').on(table.siteId, table.toPath),
    check('redirects_status', sql`${table.status} in (301, 302)`),
  ],
);

/** Paths that visitors did not find (CMS-035). */
export const failedRequests = pgTable(
  'failed_requests',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    path: text().notNull(),
    count: integer().notNull().default(1),
    firstAt: createdAt(),
    lastAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.path] }),
    index('failed_requests_count').on(table.siteId, table.count.desc().nullsFirst()),
  ],
);
