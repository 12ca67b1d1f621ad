import { mailSecurity } from '@izlog/contract/settings/mail-state';
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, siteId, updatedAt } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';

/** A file that goes with a mail, by its key in the storage. */
export interface MailFile {
  name: string;
  storageKey: string;
  mime: string;
}

export const mailStates = ['waiting', 'sending', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** The outbox: every mail with its state. What it said is forgotten as soon as it is sent. */
export const mails = pgTable(
  'mails',
  {
    /** Also the left half of the Message-ID, the same in every attempt. */
    id: uuid().primaryKey(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    /** The same key is sent once only, e.g. `order-confirmation:12`. */
    key: text(),
    template: text().notNull(),
    /** Two-letter language of the text: hr, en or de. */
    language: text().notNull(),
    recipient: text().notNull(),
    recipientName: text(),
    replyTo: text(),
    /** What the template is filled with; null after sending. */
    data: jsonb().$type<object>(),
    files: jsonb().$type<MailFile[]>().notNull().default([]),
    state: text().$type<MailState>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** Until when the process that is sending it has it for itself. */
    leasedUntil: timestamp({ withTimezone: true }),
    lastError: text(),
    createdAt: createdAt(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('mails_key').on(table.siteId, table.key).where(sql`${table.key} is not null`),
    index('mails_state').on(table.state, table.createdAt),
    index('mails_site').on(table.siteId, table.createdAt),
  ],
);

/** The mail server that a site has set; the password is encrypted with a key derived from APP_SECRET. */
export const mailServers = pgTable('mail_servers', {
  siteId: siteId()
    .primaryKey()
    .references(() => sites.id, { onDelete: 'cascade' }),
  host: text().notNull(),
  port: integer().notNull(),
  security: text({ enum: mailSecurity }).notNull(),
  user: text().notNull(),
  /** Null where nobody logs in. */
  sealed: text(),
  updatedAt: updatedAt(),
});

/** What a shop says in a mail instead of the program's words; by field, only the fields that differ. */
export const mailWords = pgTable(
  'mail_words',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    /** As `built-in-words.ts` names them. */
    mail: text().notNull(),
    /** Two-letter code. */
    language: text().notNull(),
    texts: jsonb().$type<Record<string, string>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.language, table.mail] })],
);
