import type { RichNode } from '@izlog/contract/cms/content/rich';
import type { SubscriberState } from '@izlog/contract/marketing/newsletter-filter';
import { issueStates } from '@izlog/contract/marketing/newsletter-issue';
import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId, updatedAt } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';

/** Who asked for the newsletter; it is sent to state subscribed only. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text().notNull(),
    /** Three-letter code. */
    language: text().notNull(),
    state: text().$type<SubscriberState>().notNull().default('pending'),
    createdAt: createdAt(),
    /** When it was last asked for; a confirming link is as old as this. */
    askedAt: timestamp({ withTimezone: true }).notNull(),
    confirmedAt: timestamp({ withTimezone: true }),
    endedAt: timestamp({ withTimezone: true }),
    /** Where somebody who came from a file agreed; empty for anyone who asked here. */
    origin: text().notNull().default(''),
  },
  (table) => [uniqueIndex().on(table.siteId, table.email), index().on(table.siteId, table.state, table.id)],
);

/** An issue of the newsletter: what it says, for whom, and how far it is. */
export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    preheader: text().notNull().default(''),
    /** As plain blocks; of what was written with the editor its words. */
    body: text().notNull(),
    /** As it was written with the editor; null for an issue that came as blocks. */
    rich: jsonb().$type<RichNode>(),
    buttonLabel: text().notNull().default(''),
    buttonUrl: text().notNull().default(''),
    /** Three-letter code; null is for all. */
    language: text(),
    segmentId: ref(),
    state: text({ enum: issueStates }).notNull().default('draft'),
    /** The last subscriber who was looked at: where sending goes on. */
    reached: bigint({ mode: 'number' }).notNull().default(0),
    startedAt: timestamp({ withTimezone: true }),
    finishedAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (issue) => [index().on(issue.siteId, issue.id)],
);

/** To which subscriber an issue went; nobody gets it twice. Their number says nothing once they are forgotten. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    issueId: ref()
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    subscriberId: ref().notNull(),
    siteId: siteId(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** When they ended the newsletter, where this was the last issue they had. */
    leftAt: timestamp({ withTimezone: true }),
  },
  (one) => [primaryKey({ columns: [one.issueId, one.subscriberId] }), index().on(one.subscriberId, one.at)],
);

/** Of which carts their customers were reminded: of each once. Goes with the person's data. */
export const cartReminders = pgTable(
  'cart_reminders',
  {
    cartId: ref().primaryKey(),
    userId: ref().notNull(),
    siteId: siteId(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (one) => [index().on(one.siteId, one.userId, one.at)],
);
