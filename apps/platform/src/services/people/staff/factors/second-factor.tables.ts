import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';
import { users } from '../../account/user.tables.ts';

const userId = () =>
  ref()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Authenticator apps (TOTP); the secret is locked with the key of the installation. */
export const totpFactors = pgTable('totp_factors', {
  userId: userId().primaryKey(),
  secret: text().notNull(),
  /** Set when a first code was shown; until then it protects nothing. */
  confirmedAt: timestamp({ withTimezone: true }),
  /** Number of the 30 seconds whose code was used last: a code works once. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
});

/** Codes for anyone who lost the phone, by their SHA-256; each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: userId(),
    hash: text().notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [uniqueIndex().on(table.userId, table.hash)],
);

/** Passkeys of staff (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    userId: userId(),
    name: text().notNull(),
    /** Base64url, as browsers give it. */
    credentialId: text().notNull().unique(),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    counter: integer().notNull().default(0),
    transports: text().array().notNull(),
    createdAt: createdAt(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.userId)],
);

/** Logins that wait for a second factor, and challenges for passkeys; by the SHA-256 of what the browser keeps. */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    hash: text().primaryKey(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    /** Whose; null for a login by passkey, which tells it. */
    userId: ref().references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['secondFactor', 'passkeyLogin', 'passkeyAdd'] }).notNull(),
    /** What a passkey has to sign; empty for codes. */
    challenge: text().notNull().default(''),
    attempts: integer().notNull().default(0),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
