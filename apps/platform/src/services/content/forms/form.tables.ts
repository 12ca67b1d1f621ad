import type { FormFieldInput } from '@izlog/contract/cms/forms/form';
import type { FormType } from '@izlog/contract/cms/forms/form-types';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId, updatedAt } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';

type Words = Record<string, string>;

/** Forms that staff made (CMS-044); words by three-letter language code. */
export const forms = pgTable(
  'forms',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    type: text().$type<FormType>().notNull(),
    title: jsonb().$type<Words>().notNull(),
    fields: jsonb().$type<FormFieldInput[]>().notNull(),
    submit: jsonb().$type<Words>().notNull().default({}),
    thanks: jsonb().$type<Words>().notNull().default({}),
    requireEmailConfirm: boolean().notNull(),
    requireRecaptcha: boolean().notNull(),
    validateConsents: boolean().notNull(),
    /** Who hears of an entry; empty for anyone who hears of all that visitors send. */
    mailTo: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.siteId, table.type, table.id)],
);

/** What somebody filled in. */
export const formEntries = pgTable(
  'form_entries',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    formId: ref()
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    data: jsonb().$type<Record<string, string | boolean | string[]>>().notNull(),
    /** The address in the first e-mail field, in lower case. */
    email: text(),
    language: text().notNull(),
    confirmedAt: timestamp({ withTimezone: true }),
    /** When staff said that it is dealt with. */
    doneAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.siteId, table.formId, table.id),
    index().on(table.siteId, table.email),
    index('form_entries_open').on(table.siteId, table.formId).where(sql`${table.doneAt} is null`),
  ],
);

/** Files that visitors added to forms, written down before their bytes; without an entry they are forgotten after a day. */
export const formFiles = pgTable(
  'form_files',
  {
    id: uuid().primaryKey(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    formId: ref()
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    entryId: ref().references(() => formEntries.id, { onDelete: 'cascade' }),
    /** Whose address it came from, sealed, for a day: what one address may send is counted. */
    sender: text(),
    name: text().notNull(),
    mime: text().notNull(),
    size: integer().notNull(),
    storageKey: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.entryId),
    index().on(table.createdAt),
    index().on(table.siteId, table.createdAt),
    index('form_files_unclaimed').on(table.siteId).where(sql`${table.entryId} is null`),
  ],
);
