import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ref, siteId, updatedAt } from '#platform/kernel/database/columns.ts';
import { media } from '#platform/services/media/media.tables.ts';
import { sites } from '../settings.tables.ts';

/** Settings of a site's content that staff have set (CMS-026); what nobody set has its value in the contract. */
export const siteOptions = pgTable(
  'site_options',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    value: text(),
    mediaId: ref().references(() => media.id, { onDelete: 'set null' }),
    /** Given to staff only. */
    isSecret: boolean().notNull().default(false),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.key] })],
);
