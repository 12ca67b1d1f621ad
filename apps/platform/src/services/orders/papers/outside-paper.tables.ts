import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';
import { orders } from '../order.tables.ts';

/** Invoices and credit notes that another program made out, as staff put them on an order: number, day, and perhaps the PDF. */
export const outsidePapers = pgTable(
  'outside_papers',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    orderId: ref()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['invoice', 'credit'] }).notNull(),
    number: text().notNull(),
    issuedOn: date().notNull(),
    /** The PDF, where it was put in: how it was called, its bytes, and where it lies. */
    fileName: text(),
    fileSize: integer(),
    storageKey: text(),
    userId: ref(),
    createdAt: createdAt(),
  },
  (row) => [
    uniqueIndex().on(row.orderId, row.kind, row.number),
    index().on(row.siteId, row.kind, row.number),
  ],
);
