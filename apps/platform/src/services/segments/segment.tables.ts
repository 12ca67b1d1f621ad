import type { SegmentRule } from '@izlog/contract/user/segment';
import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, siteId, updatedAt } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';

/** Customers by rule; who is in one is never written down, it is counted when it is asked for. */
export const segments = pgTable(
  'segments',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    rules: jsonb().$type<SegmentRule[]>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (segment) => [uniqueIndex('segments_name').on(segment.siteId, sql`izlog_lower(name)`)],
);
