import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId } from '#platform/kernel/database/columns.ts';
import { orders } from '../order.tables.ts';

/** What staff wrote about an order; it goes when the buyer asked to be forgotten and the order is over. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: id(),
    siteId: siteId(),
    orderId: ref()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** Its author; no reference, so that it stays when they leave. */
    userId: ref(),
    at: createdAt(),
  },
  (note) => [index().on(note.orderId, note.id)],
);
