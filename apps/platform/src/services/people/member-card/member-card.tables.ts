import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';
import { users } from '../account/user.tables.ts';

/** Member cards of a site (ACCT-038). A card without a user may be taken by anybody who holds it; one person, one card. */
export const memberCards = pgTable(
  'member_cards',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    barcode: text().notNull(),
    isActive: boolean().notNull().default(true),
    userId: ref().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('member_cards_barcode').on(table.siteId, table.barcode),
    uniqueIndex('member_cards_user').on(table.userId).where(sql`user_id is not null`),
  ],
);
