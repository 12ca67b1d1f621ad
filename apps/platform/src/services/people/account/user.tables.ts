import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId, updatedAt } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';

/** Customers, guests and staff of a site. One person on two sites is two rows (SET-019). */
export const users = pgTable(
  'users',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    /** As typed; compared without case. */
    email: text().notNull(),
    username: text(),
    /** Argon2id in PHC form; null for guests and accounts of outside logins (AUTH-068). */
    passwordHash: text(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    /** Three-letter code. */
    language: text().notNull().default('hrv'),
    isBackofficeUser: boolean().notNull().default(false),
    isGuest: boolean().notNull().default(false),
    emailConfirmed: boolean().notNull().default(false),
    /** False locks the account without losing its history. */
    isActive: boolean().notNull().default(true),
    company: jsonb().$type<{ name: string; address: string }>(),
    /** What customers are found by. Kept, since what the index finds is compared once more: folding it again takes longest. */
    words: text()
      .notNull()
      .generatedAlwaysAs(
        sql`izlog_fold(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(company->>'name', ''))`,
      ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // A guest has no password to steal, so the same address may also become an account.
    uniqueIndex('users_email').on(table.siteId, sql`izlog_lower(email)`).where(sql`not is_guest`),
    // A name somebody chose must be nobody else's; without one the e-mail stands for it (ACCT-011).
    uniqueIndex('users_username')
      .on(table.siteId, sql`izlog_lower(username)`)
      .where(sql`username is not null`),
    // The list of customers: the newest first, and by words in names and addresses.
    index('users_customers').on(table.siteId, table.createdAt).where(sql`not is_backoffice_user`),
    index('users_words').using('gin', table.words.op('gin_trgm_ops')),
    index('users_guest_email').on(table.siteId, sql`izlog_lower(email)`).where(sql`is_guest`),
  ],
);

/** Roles of a site's staff; `key` names those that every site has. */
export const roles = pgTable(
  'roles',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    name: text().notNull(),
  },
  (table) => [uniqueIndex().on(table.siteId, table.key)],
);

export const rolePermissions = pgTable(
  'role_permissions',
  {
    roleId: ref()
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    permission: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.permission] })],
);

export const userRoles = pgTable(
  'user_roles',
  {
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roleId: ref()
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.roleId] }), index().on(table.roleId)],
);

/** One login: the family of refresh tokens that follow from it. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** Network of the caller at the login: the last part of an IPv4, the last 80 bits of an IPv6 are left out. */
    ip: text().notNull().default(''),
    userAgent: text().notNull().default(''),
    /** When its tokens were last exchanged. */
    usedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    /**
     * When its person last proved to be the owner of the account: by the password, entered again, or by the login itself where
     * that was a provider, a passkey or a second factor. Null for a login with the password alone.
     */
    provedAt: timestamp({ withTimezone: true }),
    /** When a second factor was shown; null without one. */
    secondFactorAt: timestamp({ withTimezone: true }),
    /** The login on another site that it came from (joined accounts), and with which it ends; null for one of its own. */
    openedFrom: uuid().references((): AnyPgColumn => sessions.id, { onDelete: 'cascade' }),
    /** Set by logout, by a token used twice, by a locked account. */
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.userId), index().on(table.openedFrom)],
);

/** Refresh tokens by their SHA-256; each has one successor, which follows from it (AUTH-014). */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    rotatedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.sessionId), index().on(table.expiresAt)],
);
