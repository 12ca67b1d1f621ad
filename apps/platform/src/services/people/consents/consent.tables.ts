import type { FormType } from '@izlog/contract/cms/forms/form-types';
import type { ConsentSource, ConsentStatus } from '@izlog/contract/gdpr/consent';
import {
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
import { createdAt, id, ref, siteId } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';

/** Consents a site asks for (GDPR-005). */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    uniqueNumber: text().notNull(),
    /** The version whose text is shown now. */
    version: integer().notNull(),
  },
  (table) => [uniqueIndex().on(table.siteId, table.uniqueNumber)],
);

/** Every text a consent ever had; a row is never changed, since the log points to it. */
export const consentVersions = pgTable(
  'consent_versions',
  {
    consentId: ref()
      .notNull()
      .references(() => consents.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** HTML by three-letter language code. */
    texts: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.consentId, table.version] })],
);

/** Which consents a form asks for, and without which it is not sent (CMS-041). */
export const consentAssignments = pgTable(
  'consent_assignments',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    formType: text().$type<FormType>().notNull(),
    consentId: ref()
      .notNull()
      .references(() => consents.id, { onDelete: 'cascade' }),
    isRequired: boolean().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.formType, table.consentId] })],
);

/** What was shown when somebody decided. */
export interface ShownText {
  uniqueNumber: string;
  version: number;
  language: string;
  /** SHA-256 of the text, hexadecimal. */
  proof: string;
}

/** Who agreed to what, when and where (GDPR-011). Only added to: the database refuses changes (`izlog.purge` excepted). */
export const consentLog = pgTable(
  'consent_log',
  {
    id: id(),
    siteId: siteId().references(() => sites.id),
    status: text().$type<ConsentStatus>().notNull(),
    statusTimestamp: timestamp({ withTimezone: true }).notNull(),
    sourceType: text().$type<ConsentSource>().notNull(),
    texts: jsonb().$type<ShownText[]>().notNull(),
    userType: text().$type<'guest' | 'user'>().notNull(),
    /** No reference: the entry outlives the account. */
    userId: ref(),
    email: text().notNull(),
    /** Network of the caller: the last part of an IPv4, the last 80 bits of an IPv6 are left out. */
    ip: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.siteId, table.email), index().on(table.siteId, table.userId)],
);
