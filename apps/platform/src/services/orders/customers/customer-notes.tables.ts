import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId } from '#platform/kernel/database/columns.ts';
import { users } from '#platform/services/people/account/user.tables.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';

/** What staff wrote about a customer; it goes with the account, and into an export of the customer's data. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    customerId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** Its author; no reference, so that it stays when they leave. */
    userId: ref(),
    at: createdAt(),
  },
  (note) => [index().on(note.customerId, note.id)],
);
