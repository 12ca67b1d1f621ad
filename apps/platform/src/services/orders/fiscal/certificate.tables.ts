import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { siteId, updatedAt } from '#platform/kernel/database/columns.ts';

/**
 * The certificates of a shop that messages to the tax host are signed with, one for each of its hosts. The file and its
 * password are sealed together; the rest is what the certificate says of itself.
 */
export const fiscalCertificates = pgTable(
  'fiscal_certificates',
  {
    siteId: siteId(),
    host: text({ enum: ['test', 'live'] }).notNull(),
    sealed: text().notNull(),
    oib: text().notNull(),
    name: text().notNull(),
    issuer: text().notNull(),
    validFrom: timestamp({ withTimezone: true }).notNull(),
    validUntil: timestamp({ withTimezone: true }).notNull(),
    updatedAt: updatedAt(),
  },
  (row) => [primaryKey({ columns: [row.siteId, row.host] })],
);
