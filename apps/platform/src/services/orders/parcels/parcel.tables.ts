import type { ParcelState } from '@izlog/contract/ecommerce/orders/order-parcels';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId } from '#platform/kernel/database/columns.ts';
import { orders } from '../order.tables.ts';

/** A parcel of an order and the pieces in it; the state of the order follows from its parcels. */
export const orderParcels = pgTable(
  'order_parcels',
  {
    id: id(),
    siteId: siteId(),
    orderId: ref()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Counted from 1 within the order. */
    number: integer().notNull(),
    state: text().$type<ParcelState>().notNull().default('ready'),
    /** Empty, as the number, for what goes in one's own van. */
    carrier: text().notNull().default(''),
    trackingNumber: text().notNull().default(''),
    url: text(),
    lines: jsonb().$type<{ itemId: number; quantity: number }[]>().notNull(),
    createdAt: createdAt(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (parcel) => [
    uniqueIndex().on(parcel.orderId, parcel.number),
    index().on(parcel.siteId, parcel.trackingNumber),
  ],
);
