import type { LinkKind } from '@izlog/contract/cms/content/link';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, ref, siteId } from '../../../kernel/database/columns.ts';
import { sites } from '../../settings/settings.tables.ts';

/** Entries of the navigation trees of a site (CMS-010). */
export const navigationNodes = pgTable(
  'navigation_nodes',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    /** Name of the tree, e.g. `main`. */
    tree: text().notNull(),
    parentId: ref(),
    position: integer().notNull().default(0),
    linkType: text().$type<'static' | 'external' | 'internal'>().notNull(),
    /** Of a static or external entry; a language may have its own. */
    path: text(),
    entityKind: text().$type<LinkKind>(),
    entityId: ref(),
    /** `_blank` for a new window. */
    target: text(),
  },
  (table) => [index('navigation_nodes_tree').on(table.siteId, table.tree, table.parentId, table.position)],
);

/** Names of entries by language, and paths that differ by language. */
export const navigationNodeTranslations = pgTable(
  'navigation_node_translations',
  {
    nodeId: ref()
      .notNull()
      .references(() => navigationNodes.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    name: text().notNull(),
    /** Words under the name, where the menu has room for them. */
    hint: text().notNull().default(''),
    path: text(),
  },
  (table) => [primaryKey({ columns: [table.nodeId, table.language] })],
);
