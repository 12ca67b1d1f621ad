import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ref, siteId } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';

export const importedKinds = ['post', 'term', 'attachment', 'picture', 'menu'] as const;
export type ImportedKind = (typeof importedKinds)[number];

/** What an import has brought in from another system: by this the same file again makes no doubles. */
export const importedContent = pgTable(
  'imported_content',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    /** Address of the site it came from, without its scheme. */
    source: text().notNull(),
    kind: text().$type<ImportedKind>().notNull(),
    /** What it is called there: a number, `category:news`, the address of a picture. */
    sourceId: text().notNull(),
    /** Content item or file; null for a file that could not be obtained yet. */
    refId: ref(),
    /** Where it stood: a path of the other site, or host and path of a file. */
    address: text(),
    /** Number of the post in which a file was uploaded. */
    parentId: text(),
    /** Of what was written last; an equal one is not written again. */
    hash: text(),
    /** Revision that the import wrote; a later one is somebody's work, which stays. */
    rev: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.source, table.kind, table.sourceId] }),
    index('imported_content_address').on(table.siteId, table.source, table.address),
    index('imported_content_parent').on(table.siteId, table.source, table.parentId),
  ],
);
