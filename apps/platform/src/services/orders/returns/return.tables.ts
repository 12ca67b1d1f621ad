import { returnReasons, returnStates, returnWishes } from '@izlog/contract/ecommerce/returns/return-states';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';
import { orderItems, orders } from '../order.tables.ts';

/** When a return came to its states. */
type ReturnHistory = { state: (typeof returnStates)[number]; at: string }[];

/** What staff decided, written before money is asked for: the same again goes on with it. Minor units. */
export interface ReturnSettlement {
  way: (typeof returnWishes)[number];
  lines: { lineId: number; itemId: number; quantity: number; amount: number; restocked: number }[];
  delivery: number;
  total: number;
  reason: string;
  isByHand: boolean;
  isHandedOver: boolean;
}

/** Goods that come back (RET-01), each return with its lines and pictures. */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    orderId: ref()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Number for people, and the code on the parcel: that of the order and a running one. */
    number: text().notNull(),
    state: text({ enum: returnStates }).notNull(),
    reason: text({ enum: returnReasons }).notNull(),
    wish: text({ enum: returnWishes }).notNull().default('money'),
    /** The statement of withdrawal that opened it. No reference: the statement is proof and stays by itself. */
    withdrawalId: ref(),
    /** The caller's name for the announcement; the same again is answered the same. */
    attempt: text(),
    name: text().notNull(),
    contact: text().notNull(),
    message: text().notNull().default(''),
    /** What the shop wrote back. */
    answer: text().notNull().default(''),
    trackingNumber: text().notNull().default(''),
    history: jsonb().$type<ReturnHistory>().notNull(),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    /** First proof that it was sent: the buyer's word with a number of a parcel, or its arrival. */
    evidenceAt: timestamp({ withTimezone: true }),
    receivedAt: timestamp({ withTimezone: true }),
    /** Until when (exclusive) the shop has to act next; null while it waits for the buyer, and when it is over. */
    dueAt: timestamp({ withTimezone: true }),
    /** Until when (exclusive) the buyer should send it. */
    sendUntil: timestamp({ withTimezone: true }),
    settlement: jsonb().$type<ReturnSettlement>(),
    refundId: ref(),
    replacementDraftId: ref(),
    updatedAt: createdAt(),
  },
  (row) => [
    uniqueIndex('order_returns_number').on(row.siteId, row.number),
    uniqueIndex('order_returns_attempt').on(row.orderId, row.attempt),
    uniqueIndex('order_returns_withdrawal').on(row.withdrawalId),
    index('order_returns_due').on(row.siteId, row.dueAt, row.id),
    index('order_returns_states').on(row.siteId, row.state),
    index('order_returns_waiting').on(row.sendUntil).where(sql`state = 'approved'`),
  ],
);

/** Pieces of a return, and how they are. */
export const orderReturnLines = pgTable(
  'order_return_lines',
  {
    id: id(),
    siteId: siteId(),
    returnId: ref()
      .notNull()
      .references(() => orderReturns.id, { onDelete: 'cascade' }),
    itemId: ref()
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    received: integer().notNull().default(0),
    sound: integer().notNull().default(0),
    damaged: integer().notNull().default(0),
    lost: integer().notNull().default(0),
    /** Of the sound ones, how many go back into stock. */
    restock: integer().notNull().default(0),
    /** Pieces for which the money went back, or that were taken back without any. */
    refunded: integer().notNull().default(0),
  },
  (line) => [
    uniqueIndex('order_return_lines_item').on(line.returnId, line.itemId),
    index().on(line.itemId),
    check(
      'order_return_lines_pieces',
      sql`quantity > 0 and received between 0 and quantity and refunded between 0 and quantity
        and sound >= 0 and damaged >= 0 and lost >= 0 and sound + damaged + lost <= quantity and restock between 0 and sound`,
    ),
  ],
);

/**
 * What is announced and given back of a line that was ever announced: never more than was bought, however many write and
 * many at once (RET-01). A table of its own, for a program that knows nothing of returns writes lines of orders, too.
 */
export const orderReturnCounts = pgTable(
  'order_return_counts',
  {
    itemId: ref()
      .primaryKey()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    siteId: siteId(),
    bought: integer().notNull(),
    announced: integer().notNull().default(0),
    refunded: integer().notNull(),
  },
  () => [check('order_return_counts_bought', sql`announced >= 0 and announced + refunded <= bought`)],
);

/** Pictures of a return: private files of its own, seen by its buyer and by staff. */
export const orderReturnPictures = pgTable(
  'order_return_pictures',
  {
    id: uuid().primaryKey(),
    siteId: siteId(),
    returnId: ref()
      .notNull()
      .references(() => orderReturns.id, { onDelete: 'cascade' }),
    storageKey: text().notNull(),
    name: text().notNull(),
    mime: text().notNull(),
    size: integer().notNull(),
    createdAt: createdAt(),
  },
  (row) => [index().on(row.returnId, row.createdAt)],
);
