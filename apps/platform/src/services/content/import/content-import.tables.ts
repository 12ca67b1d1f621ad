import type { ImportState } from '@izlog/contract/cms/import/content-import';
import type { ImportReport } from '@izlog/contract/cms/import/import-report';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, id, siteId } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';

/** Files of other systems that staff brought through the back office. */
export const contentImports = pgTable(
  'content_imports',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    /** Name of the file as it came. */
    name: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** Where it lies in storage; null once it is not needed any more. */
    key: text(),
    state: text().$type<ImportState>().notNull(),
    /** From 0 to 1. */
    done: real().notNull().default(0),
    isDraft: boolean().notNull().default(false),
    allowHosts: jsonb().$type<string[]>().notNull().default([]),
    report: jsonb().$type<ImportReport>(),
    fault: jsonb().$type<{ code: string; line: number | null; message: string }>(),
    createdAt: createdAt(),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('content_imports_list').on(table.siteId, table.id),
    check('content_imports_state', sql`${table.state} in ('checking', 'ready', 'running', 'done', 'failed')`),
  ],
);
