import type { draftEventKinds } from '@izlog/contract/ecommerce/drafts/draft';
import type { OrderAddress } from '@izlog/contract/ecommerce/orders/order';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId, updatedAt } from '#platform/kernel/database/columns.ts';
import { users } from '#platform/services/people/account/user.tables.ts';
import { orders } from '../order.tables.ts';

/** An order that staff prepare for somebody who calls. What it holds is a cart of its own; this is who and how. */
export const orderDrafts = pgTable(
  'order_drafts',
  {
    id: id(),
    siteId: siteId(),
    cartId: ref().notNull(),
    state: text({ enum: ['open', 'sent', 'placed'] })
      .notNull()
      .default('open'),
    /** Three-letter code, of the customer. */
    language: text().notNull(),
    userId: ref().references(() => users.id, { onDelete: 'set null' }),
    /** As far as they are known. */
    address: jsonb().$type<OrderAddress>().notNull(),
    billingAddress: jsonb().$type<OrderAddress>(),
    note: text().notNull().default(''),
    message: text().notNull().default(''),
    /** What was offered, with its sums, as it will be ordered (OfferContent); null while nothing is. */
    offer: jsonb().$type<object>(),
    /** Counted up with each offer, so that an earlier link opens nothing. */
    offerVersion: integer().notNull().default(0),
    sentAt: timestamp({ withTimezone: true }),
    validUntil: timestamp({ withTimezone: true }),
    orderId: ref().references(() => orders.id, { onDelete: 'set null' }),
    /** The order that it changes, while it is not a draft of a new one. */
    editsOrderId: ref().references(() => orders.id, { onDelete: 'cascade' }),
    /** Staff who began it; no reference, so that it stays when they leave. */
    createdBy: ref(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (draft) => [
    uniqueIndex().on(draft.cartId),
    index().on(draft.siteId, draft.updatedAt, draft.id),
    index().on(draft.userId),
    index().on(draft.orderId),
    uniqueIndex('order_drafts_editing').on(draft.editsOrderId).where(sql`state = 'open'`),
  ],
);

/** What happened to a draft, in order. */
export const orderDraftEvents = pgTable(
  'order_draft_events',
  {
    id: id(),
    draftId: ref()
      .notNull()
      .references(() => orderDrafts.id, { onDelete: 'cascade' }),
    siteId: siteId(),
    kind: text().$type<(typeof draftEventKinds)[number]>().notNull(),
    note: text().notNull().default(''),
    userId: ref(),
    at: createdAt(),
  },
  (event) => [index().on(event.draftId, event.id)],
);
