import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, siteId } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';

/** Managed redirects (CMS-037); never a chain. */
export const redirects = pgTable(
  'redirects',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    fromPath: text().notNull(),
    toPath: text().notNull(),
    status: smallint().notNull().default(301),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('redirects_from').on(table.siteId, table.fromPath),
    index('redirects_order').on(table.siteId, sql`from_path collate "hr_order"`),
    // Compared by their beginnings: what leads to a path with a query leads to the path.
    index('redirects_to').on(table.siteId, table.toPath.op('text_pattern_ops')),
    index('redirects_by_status').on(table.siteId, table.status),
    index('redirects_created').on(table.siteId, table.createdAt),
    check('redirects_status', sql`${table.status} in (301, 302)`),
  ],
);

/** Paths that visitors did not find (CMS-035). */
export const failedRequests = pgTable(
  'failed_requests',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    path: text().notNull(),
    count: integer().notNull().default(1),
    firstAt: createdAt(),
    lastAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex('failed_requests_path').on(table.siteId, table.path),
    index('failed_requests_order').on(table.siteId, sql`path collate "hr_order"`),
    index('failed_requests_last').on(table.siteId, table.lastAt),
    index('failed_requests_count').on(table.siteId, table.count.desc().nullsFirst()),
  ],
);
