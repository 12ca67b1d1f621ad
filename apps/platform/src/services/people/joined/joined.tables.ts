import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';
import { sessions, users } from '../account/user.tables.ts';

const userId = () => ref().references(() => users.id, { onDelete: 'cascade' });

/** Accounts of one person on two sites of the installation, the one with the smaller id first. They are of both sites. */
export const joinedAccounts = pgTable(
  'joined_accounts',
  {
    id: id(),
    firstId: userId().notNull(),
    secondId: userId().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex().on(table.firstId, table.secondId), index().on(table.secondId)],
);

/** What a code allows: to agree to a join, to end one, to come in. */
export const joinSteps = ['confirm', 'finish', 'arrive'] as const;

/** Codes that lead a person from one site to another, by their SHA-256; each works once. */
export const joinCodes = pgTable(
  'join_codes',
  {
    hash: text().primaryKey(),
    step: text({ enum: joinSteps }).notNull(),
    /** The site on which it works. */
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    /** Who may use it there; null for a join that nobody has agreed to yet. */
    userId: userId(),
    /** The login on the other site that made it. */
    fromSessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
