import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, id, siteId } from '#platform/kernel/database/columns.ts';

/** Companies that pay later: how many days after the invoice, and how much may be open at once. */
export const companies = pgTable(
  'companies',
  {
    id: id(),
    siteId: siteId(),
    name: text().notNull(),
    /** OIB, or VAT id with the letters of its country, as orders keep it. */
    number: text().notNull(),
    days: integer().notNull(),
    /** In cents of the main currency. */
    creditLimit: cents().notNull(),
    /** E-mails, in small letters, of the customers who buy in its name. */
    buyers: text().array().notNull().default([]),
    isActive: boolean().notNull().default(true),
  },
  (company) => [
    uniqueIndex('companies_number').on(company.siteId, company.number),
    index('companies_name').on(company.siteId, sql`name collate "hr_order"`),
    index().on(company.siteId, company.isActive),
  ],
);
