import type { ProductListFilter } from '@izlog/contract/product/record/product-rows';
import { roundings } from '@izlog/contract/product/record/roundings';
import { saleKinds, saleReasons } from '@izlog/contract/product/sales/sale-kinds';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { cents, createdAt, id, ref, siteId } from '#platform/kernel/database/columns.ts';

/** What the job of a sale has to do: write its prices, write them at other dates, end them. */
const saleWorks = ['write', 'move', 'end'] as const;

/**
 * A sale with dates (SELL-01): what is reduced, by how much, when. Its prices are entries of the journal, which alone says what
 * is asked; this row says which of them belong together. Amounts in cents of the main currency.
 */
export const priceSales = pgTable(
  'price_sales',
  {
    id: id(),
    siteId: siteId(),
    name: text().notNull(),
    categoryIds: integer().array().notNull().default([]),
    tagId: ref(),
    brandId: ref(),
    search: text(),
    /** Narrowed besides, as the list of products is. */
    filter: jsonb().$type<ProductListFilter>(),
    productIds: integer().array().notNull().default([]),
    exceptTagId: ref(),
    exceptProductIds: integer().array().notNull().default([]),
    kind: text({ enum: saleKinds }).notNull(),
    /** Hundredths of a percent, or cents. */
    value: cents().notNull(),
    rounding: text({ enum: roundings }).notNull(),
    floor: cents(),
    validFrom: timestamp({ withTimezone: true }).notNull(),
    /** The first instant at which it no longer holds. */
    validTo: timestamp({ withTimezone: true }).notNull(),
    /** Null: a draft. */
    scheduledAt: timestamp({ withTimezone: true }),
    /** When somebody ended it, or took it back before it began. */
    endedAt: timestamp({ withTimezone: true }),
    /** What is still to be done of it. */
    work: text({ enum: saleWorks }),
    /** Who of the staff did the last of it: prices are changed in their name. */
    userId: ref(),
    createdAt: createdAt(),
  },
  (sale) => [
    index().on(sale.siteId, sale.id),
    check('price_sales_period', sql`valid_to > valid_from`),
    check('price_sales_value', sql`value > 0`),
  ],
);

/** One price of a sale: what it becomes, or why it stays as it is. */
export const priceSaleItems = pgTable(
  'price_sale_items',
  {
    saleId: ref()
      .notNull()
      .references(() => priceSales.id, { onDelete: 'cascade' }),
    /** No reference: what was reduced is told also when the product is gone. */
    productId: ref().notNull(),
    siteId: siteId(),
    /** `waiting` for the job, `written` into the journal, `left` as it is, `ended` before its time. */
    state: text({ enum: ['waiting', 'written', 'left', 'ended'] }).notNull(),
    /** The regular price at the beginning, as it was looked at last. */
    before: cents(),
    amount: cents(),
    /** The percentage that is announced. */
    percent: integer(),
    reason: text({ enum: saleReasons }),
    /** Of `inSale`: the other one. */
    otherSaleId: ref(),
    /** Of `inSale` and `hasSalePrice`: how long that lasts. */
    until: timestamp({ withTimezone: true }),
    /** Of `notBelowLowest`: the lowest price of the 30 days before, and when it was raised. */
    lowest: cents(),
    raisedAt: timestamp({ withTimezone: true }),
    /** As it is written into the journal. */
    validFrom: timestamp({ withTimezone: true }),
    validTo: timestamp({ withTimezone: true }),
  },
  (item) => [
    primaryKey({ columns: [item.saleId, item.productId] }),
    index().on(item.saleId, item.state, item.productId),
    index().on(item.productId),
    check('price_sale_items_reason', sql`(state = 'left') = (reason is not null)`),
  ],
);
