import type { FileReading, FileState } from '@izlog/contract/product/files/product-files';
import type { TableTarget } from '@izlog/contract/product/files/table-targets';
import type { CatalogueFormatName } from 'catalogue-io';
import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId } from '#platform/kernel/database/columns.ts';

/** A column of a table, with some of its cells. */
export interface TableColumn {
  title: string;
  examples: string[];
  target: TableTarget | null;
}

/** Product files that staff brought through the back office. */
export const productFiles = pgTable(
  'product_files',
  {
    id: id(),
    siteId: siteId(),
    /** Name of the file as it came. */
    name: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** Where it lies in storage; null once it is not needed any more. */
    key: text(),
    format: text().$type<
      CatalogueFormatName | `magento-${'attributes' | 'categories' | 'reviews'}` | 'izlog' | 'table'
    >(),
    state: text().$type<FileState>().notNull(),
    columns: jsonb().$type<TableColumn[]>().notNull().default([]),
    allowHosts: jsonb().$type<string[]>().notNull().default([]),
    /** How it is to be read where it does not say so itself; not given where it is empty. */
    reading: jsonb().$type<Partial<FileReading>>().notNull().default({}),
    /** An `ImportReport`. */
    report: jsonb(),
    fault: jsonb().$type<{ code: string; message: string }>(),
    /** Who of the staff brought it, or began it since: it is taken in in their name. */
    userId: ref(),
    createdAt: createdAt(),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('product_files_list').on(table.siteId, table.id),
    check(
      'product_files_state',
      sql`${table.state} in ('checking', 'matching', 'ready', 'running', 'done', 'failed')`,
    ),
  ],
);
