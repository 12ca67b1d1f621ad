import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, siteId } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';

export const agreedTextKinds = ['terms', 'withdrawal', 'guarantee'] as const;
export type AgreedTextKind = (typeof agreedTextKinds)[number];

/** Which version of a text an order was made under; `path` leads to the page, where there is one. */
export interface AgreedText {
  kind: AgreedTextKind;
  /** Names the row of `agreed_texts`. */
  hash: string;
  path: string | null;
}

/** Every version of terms and notices that an order was made under, once. A row is never changed: orders point to it. */
export const agreedTexts = pgTable(
  'agreed_texts',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    /** SHA-256 of language, title and body, hexadecimal. */
    hash: text().notNull(),
    kind: text({ enum: agreedTextKinds }).notNull(),
    /** Three-letter code. */
    language: text().notNull(),
    title: text().notNull(),
    /** Plain lines with the marks of `richLines`. */
    body: text().notNull(),
    createdAt: createdAt(),
  },
  (row) => [primaryKey({ columns: [row.siteId, row.hash] }), check('agreed_texts_body', sql`body <> ''`)],
);
