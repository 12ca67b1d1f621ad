import type { feedStocks } from '@izlog/contract/marketing/feeds/feed-formats';
import type { FeedReason } from '@izlog/contract/marketing/feeds/feed-reasons';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cents, createdAt, id, ref, siteId, updatedAt } from '#platform/kernel/database/columns.ts';
import { categories } from '#platform/services/catalogue/categories/category.tables.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';

/** Channels that show the shop's products elsewhere, with the newest file of each (DOOR-08). */
export const feeds = pgTable(
  'feeds',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    format: text().notNull(),
    /** The secret part of its address. */
    token: text().notNull(),
    isOn: boolean().notNull().default(true),
    language: text().notNull(),
    /** Null: the main currency. */
    currencyId: ref(),
    stock: text().$type<(typeof feedStocks)[number]>().notNull().default('orderable'),
    leastPrice: cents(),
    categoryIds: integer().array().notNull().default([]),
    unmapped: text().$type<'own' | 'leaveOut'>().notNull().default('own'),
    withoutGtin: text().$type<'send' | 'leaveOut'>().notNull().default('send'),
    /** When somebody changed how it is made. */
    changedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    /** The newest whole file and its report in storage, gzipped; and those before, which somebody may be reading. */
    fileKey: text(),
    formerFileKey: text(),
    reportKey: text(),
    formerReportKey: text(),
    /** SHA-256 of the file as it is read, hexadecimal; its bytes as they are sent without gzip. */
    hash: text(),
    bytes: bigint({ mode: 'number' }),
    items: integer().notNull().default(0),
    leftOut: integer().notNull().default(0),
    discounted: integer().notNull().default(0),
    reasons: jsonb().$type<Partial<Record<FeedReason, number>>>().notNull().default({}),
    /** When making the newest began and ended, and of which version of the catalogue it is. */
    madeFrom: timestamp({ withTimezone: true }),
    madeAt: timestamp({ withTimezone: true }),
    madeMs: integer(),
    madeOf: text(),
    /** Since when it cannot be made; null while it can. */
    faultAt: timestamp({ withTimezone: true }),
    /** Somebody makes it, or is about to, until then. */
    takenUntil: timestamp({ withTimezone: true }),
    fetchedAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (feed) => [
    uniqueIndex('feeds_name').on(feed.siteId, sql`name collate "hr_order"`),
    uniqueIndex('feeds_token').on(feed.token),
    index('feeds_format').on(feed.siteId, feed.format),
  ],
);

/** What a channel calls the categories of the shop; a category without a row is called as the nearest one above. */
export const feedCategories = pgTable(
  'feed_categories',
  {
    feedId: ref()
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    categoryId: ref()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    siteId: siteId(),
    target: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.feedId, row.categoryId] }), index().on(row.categoryId)],
);
