import type { PayPalObject } from '@izlog/contract/ecommerce/orders/order-create';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cents, createdAt, id, ref, siteId, updatedAt } from '#platform/kernel/database/columns.ts';
import { orders } from '../order.tables.ts';

/**
 * What the buyer's browser must do: send a form, or show PayPal's buttons (ORDER-008, ORDER-015). A form is posted; a provider
 * whose page is opened by a link says `get`, and its query is the fields.
 */
export type PaymentStart =
  | { kind: 'form'; method?: 'get'; action: string; fields: Record<string, string> }
  | { kind: 'paypal'; buttons: PayPalObject; remoteId: string | null };

/** Tries to pay orders; each has a number of its own that the provider knows it by. Amounts in minor units. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    siteId: siteId(),
    orderId: ref()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    gateway: text().notNull(),
    reference: text().notNull(),
    amount: cents().notNull(),
    currency: text().notNull(),
    state: text({ enum: ['started', 'pending', 'approved', 'refused', 'cancelled'] })
      .notNull()
      .default('started'),
    /** What the browser was told to do, to tell it the same again. */
    start: jsonb().$type<PaymentStart>(),
    remoteId: text(),
    transactionId: text(),
    approvalCode: text(),
    subscription: jsonb().$type<{ sku: string; quantity: number }>(),
    refunded: cents().notNull().default(0),
    /** What the provider says that it kept of it; null where it does not say. */
    fee: cents(),
    /** Sealed address of the buyer, to slow those whose payments are refused again and again. */
    payer: text(),
    /** When to ask the provider what became of it; null when that is known. */
    askAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (payment) => [
    uniqueIndex().on(payment.siteId, payment.reference),
    // One payment at the provider pays one order, ours is not the only shop that can be shown its number.
    uniqueIndex('payments_transaction')
      .on(payment.siteId, payment.gateway, payment.transactionId)
      .where(sql`transaction_id is not null`),
    index().on(payment.orderId),
    index('payments_remote').on(payment.siteId, payment.remoteId).where(sql`remote_id is not null`),
    index('payments_asking').on(payment.askAt).where(sql`ask_at is not null`),
    check('payments_refunded', sql`refunded between 0 and amount`),
  ],
);

/** Everything that came in about payments, trusted or not; kept for disputes, without card data. */
export const paymentMessages = pgTable(
  'payment_messages',
  {
    id: id(),
    siteId: siteId(),
    gateway: text().notNull(),
    channel: text({ enum: ['return', 'cancel', 'notice', 'status'] }).notNull(),
    paymentId: ref().references(() => payments.id, { onDelete: 'cascade' }),
    reference: text(),
    /** `approved`, `refused`, …, or why it was not verified. */
    result: text().notNull(),
    isVerified: boolean('is_believed').notNull(),
    /** Sender's address, for the search after a forger. */
    ip: text().notNull(),
    at: createdAt(),
  },
  (message) => [index().on(message.paymentId), index().on(message.siteId, message.at)],
);

/** Pieces of a line in a refund. */
interface RefundItem {
  itemId: number;
  quantity: number;
  /** Of these pieces, how many go back into stock; all or none (`restock`) where it is not said. */
  restocked?: number;
  /** What is given back for them, minor units, where that is not what was paid for them. */
  amount?: number;
}

/** What was given back: money, or pieces for which nothing was paid (amount 0). */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    siteId: siteId(),
    orderId: ref()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null when it was given back by hand. */
    paymentId: ref().references(() => payments.id, { onDelete: 'cascade' }),
    /** The caller's name for it; the same again changes nothing. */
    key: text().notNull(),
    amount: cents().notNull(),
    reason: text().notNull().default(''),
    items: jsonb().$type<RefundItem[]>().notNull().default([]),
    withDelivery: boolean().notNull().default(false),
    /** The tax alone goes back, since the company accounts for it itself: the documents say so. */
    ofTax: boolean().notNull().default(false),
    /** What goes back of the delivery, where that is not all of it: a withdrawal gives back the cheapest. */
    deliveryAmount: cents(),
    restock: boolean().notNull(),
    /** Pieces of it that were announced as a return, by the line of the return. */
    returned: jsonb().$type<{ lineId: number; itemId: number; quantity: number }[]>().notNull().default([]),
    /** Whether the order had its pieces when this was asked for: it may end while a gateway is waited for. */
    heldStock: boolean().notNull(),
    state: text({ enum: ['asked', 'done', 'failed'] })
      .notNull()
      .default('asked'),
    remoteId: text(),
    /** Number of the credit note, without holes within a year; null where the order had no invoice. */
    creditNumber: text(),
    userId: ref(),
    createdAt: createdAt(),
    doneAt: timestamp({ withTimezone: true }),
    /** When the money was handed to provider or bank; null while the buyer is owed it. */
    handedAt: timestamp({ withTimezone: true }),
  },
  (refund) => [
    uniqueIndex().on(refund.orderId, refund.key),
    // The clock looks every minute for those that nobody finished.
    index('refunds_asked').on(refund.createdAt).where(sql`state = 'asked'`),
    index('refunds_done').on(refund.siteId, refund.doneAt).where(sql`state = 'done'`),
    check('refunds_amount', sql`amount >= 0`),
  ],
);

/** Keys of a site's providers, encrypted with a key derived from APP_SECRET. */
export const paymentKeys = pgTable(
  'payment_keys',
  {
    siteId: siteId(),
    gateway: text().notNull(),
    sealed: text().notNull(),
    /** Names of the keys and the mode, to be shown without opening them. */
    names: text().array().notNull(),
    mode: text({ enum: ['live', 'test'] }).notNull(),
    updatedAt: updatedAt(),
  },
  (row) => [primaryKey({ columns: [row.siteId, row.gateway] })],
);
