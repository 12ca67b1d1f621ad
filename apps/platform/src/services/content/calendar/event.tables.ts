import type { RichNode } from '@izlog/contract/cms/content/rich';
import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId, updatedAt } from '#platform/kernel/database/columns.ts';
import { media } from '#platform/services/media/media.tables.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';

/** Events of a site (CMS-067). */
export const events = pgTable(
  'events',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }),
    mediaId: ref().references(() => media.id, { onDelete: 'set null' }),
    /** Null: not public. */
    publishedAt: timestamp({ withTimezone: true }),
    /** Since when it lies in the bin; it is forgotten after thirty days. */
    archivedAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('events_list').on(table.siteId, table.startsAt, table.id)],
);

export const eventTranslations = pgTable(
  'event_translations',
  {
    eventId: ref()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    title: text().notNull(),
    slug: text().notNull(),
    place: text().notNull().default(''),
    excerpt: text().notNull().default(''),
    body: jsonb().$type<RichNode>(),
    /** What its document says beside: how its picture is used, what search engines get. */
    meta: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.language] })],
);
