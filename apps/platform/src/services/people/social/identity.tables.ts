import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';
import { users } from '../account/user.tables.ts';

/** Accounts at login providers that are joined to our accounts. A provider is known by its issuer, a person by subject. */
export const userIdentities = pgTable(
  'user_identities',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Name of the provider at the time of joining, for people. */
    provider: text().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    email: text(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('user_identities_subject').on(table.siteId, table.issuer, table.subject),
    index().on(table.userId),
  ],
);

/** Logins through a provider that are under way; `hash` is that of what the browser keeps. */
export const loginFlows = pgTable(
  'login_flows',
  {
    hash: text().primaryKey(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    /** The customer who joins the provider to an account; null for a login. */
    userId: ref().references(() => users.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    redirectUri: text().notNull(),
    state: text().notNull().unique(),
    nonce: text().notNull(),
    verifier: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
