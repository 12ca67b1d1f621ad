import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, ref, siteId } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';
import { users } from '../account/user.tables.ts';

/** What a mailed link allows anyone who follows it. */
export const tokenPurposes = ['verify', 'newEmail', 'password', 'undoEmail', 'invitation', 'login'] as const;

/** Tokens of mailed links, by their SHA-256; each works once. `email` is the address it was mailed to. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    hash: text().primaryKey(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: tokenPurposes }).notNull(),
    email: text().notNull(),
    createdAt: createdAt(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId, table.purpose), index().on(table.expiresAt)],
);
