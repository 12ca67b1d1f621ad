import type { SubscriberState } from '@izlog/contract/marketing/newsletter-filter';
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, siteId } from '../../../kernel/database/columns.ts';
import { sites } from '../../settings/settings.tables.ts';

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
  },
  (table) => [uniqueIndex().on(table.siteId, table.email), index().on(table.siteId, table.state, table.id)],
);
