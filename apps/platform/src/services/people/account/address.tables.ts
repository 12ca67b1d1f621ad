import { addressTypes } from '@izlog/contract/user/address';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId, updatedAt } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';
import { users } from './user.tables.ts';

/** Addresses that customers and guests keep (ACCT-042); orders hold copies of their own. */
export const userAddresses = pgTable(
  'user_addresses',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text({ enum: addressTypes }).notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    contactEmail: text().notNull(),
    contactPhone: text().notNull(),
    /** ISO 3166-1 numeric code. */
    country: integer().notNull(),
    region: text(),
    city: text().notNull(),
    street: text().notNull(),
    houseNumber: text().notNull(),
    zipCode: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index().on(table.userId, table.id),
    index('user_addresses_phone').using(
      'gin',
      sql`regexp_replace(contact_phone, '\\D', '', 'g') gin_trgm_ops`,
    ),
  ],
);
