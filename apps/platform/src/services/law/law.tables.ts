import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId } from '#platform/kernel/database/columns.ts';
import { orders } from '#platform/services/orders/order.tables.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';

/** The daily price lists of a shop: one a day, and the archive of the days before (NN 75/2025). */
export const priceLists = pgTable(
  'price_lists',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    /** Of the lists of the shop, from 1 on. */
    number: integer().notNull(),
    /** As it is handed out. */
    fileName: text().notNull(),
    /** Where it lies, compressed. */
    storageKey: text().notNull(),
    products: integer().notNull(),
    /** Products without an anchor price. */
    unanchored: integer().notNull(),
    createdAt: createdAt(),
  },
  (list) => [
    primaryKey({ columns: [list.siteId, list.day] }),
    uniqueIndex().on(list.siteId, list.number),
    check('price_lists_counts', sql`products >= 0 and unanchored between 0 and products`),
  ],
);

/** Recalls of products: what was said to their buyers, and by whom (Regulation (EU) 2023/988, Articles 35 and 36). */
export const recalls = pgTable(
  'recalls',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    /** No reference: the proof stays when the product goes. */
    productId: ref().notNull(),
    productName: text().notNull(),
    /** Only what was bought from this day on, and until that one. */
    boughtFrom: date(),
    boughtTo: date(),
    /** What it is about and what to do, by three-letter language. */
    texts: jsonb().$type<Record<string, { danger: string; act: string }>>().notNull(),
    people: integer().notNull(),
    orders: integer().notNull(),
    /** Who of the staff did it. */
    sentBy: ref(),
    createdAt: createdAt(),
  },
  (recall) => [index().on(recall.siteId, recall.productId)],
);

/** The orders that a recall is about, each with the mail that told its buyer: one for all orders of a person. */
export const recallOrders = pgTable(
  'recall_orders',
  {
    recallId: ref()
      .notNull()
      .references(() => recalls.id, { onDelete: 'cascade' }),
    orderId: ref()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    siteId: siteId(),
    /** Key of the mail; the same for all orders of one person. */
    mailKey: text().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.recallId, row.orderId] }),
    index().on(row.orderId),
    index().on(row.siteId, row.mailKey),
  ],
);

/** What was said of a green word in a product or a page: what it rests on, or that it claims nothing. */
export const claimProofs = pgTable(
  'claim_marks',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['product', 'content'] }).notNull(),
    itemId: ref().notNull(),
    /** The word as it is listed, not as it stands in the text: `eco`. */
    claim: text().notNull(),
    /** A certificate or an address; null: it is no claim here. */
    proof: text(),
    markedBy: ref(),
    markedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (mark) => [primaryKey({ columns: [mark.siteId, mark.kind, mark.itemId, mark.claim] })],
);
