import { keyKinds } from '@izlog/contract/user/programs/key-kinds';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';
import { users } from '../account/user.tables.ts';

const keyId = () =>
  ref()
    .notNull()
    .references(() => programKeys.id, { onDelete: 'cascade' });
const userId = () =>
  ref()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Keys of programs (DOOR-01). What one may do is asked of its maker's rights at every call. */
export const programKeys = pgTable(
  'program_keys',
  {
    id: id(),
    /** The site on which it was made, and which is meant where a call names none. */
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    /** Who made it. */
    userId: userId(),
    name: text().notNull(),
    /** How its program speaks: our API, or a dialect (DOOR-10). */
    kind: text({ enum: keyKinds }).notNull().default('izlog'),
    /** Rights of which only what reads is open. */
    mayRead: text().array().notNull(),
    mayWrite: text().array().notNull(),
    /** Whether it may propose, by the rights by which it reads, what a person then approves. */
    proposes: boolean().notNull().default(false),
    /** Networks, as they were typed; from anywhere when empty. */
    networks: text().array().notNull(),
    /** The last day, by the clock of Zagreb. */
    endsOn: date(),
    callsPerMinute: integer().notNull(),
    createdAt: createdAt(),
    takenBackAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.siteId), index().on(table.userId)],
);

/** Sites on which a key works, each with the account that its maker has there. */
export const programKeySites = pgTable(
  'program_key_sites',
  {
    keyId: keyId(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    userId: userId(),
  },
  (table) => [
    primaryKey({ columns: [table.keyId, table.siteId] }),
    index().on(table.userId),
    index().on(table.siteId),
  ],
);

/** What opens a key, by its SHA-256; two while a new one replaces the old. */
export const programKeySecrets = pgTable(
  'program_key_secrets',
  {
    id: id(),
    keyId: keyId(),
    hash: text().notNull(),
    /** The last four signs, so that people know which one it is. */
    tail: text().notNull(),
    createdAt: createdAt(),
    /** When it stops, because another one replaced it. */
    endsAt: timestamp({ withTimezone: true }),
    /** Written at most once a minute. */
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [uniqueIndex('program_key_secrets_hash').on(table.hash), index().on(table.keyId)],
);

/** What a key called on a day of the clock of Zagreb; the newest one also counts the minute under way, for its limit. */
export const programKeyDays = pgTable(
  'program_key_days',
  {
    keyId: keyId(),
    day: date().notNull(),
    calls: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    lastRefusal: jsonb().$type<{ at: string; code: string; action: string }>(),
    /** The minute of the last call, and the calls in it. */
    minute: timestamp({ withTimezone: true }).notNull(),
    inMinute: integer().notNull().default(0),
    usedAt: timestamp({ withTimezone: true }),
    /** The network of the last call, shortened as in the log. */
    usedFrom: text(),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.day] })],
);
