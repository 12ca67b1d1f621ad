import { discountKinds } from '@izlog/contract/ecommerce/discount-kinds';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cents, createdAt, id, ref, siteId, updatedAt } from '#platform/kernel/database/columns.ts';

/**
 * Something taken off a cart: with a code it is a coupon (CART-060), without one it is given to every cart that meets
 * its conditions. Amounts in cents of the main currency.
 */
export const promotions = pgTable(
  'promotions',
  {
    id: id(),
    siteId: siteId(),
    /** As it is printed; compared without case. */
    code: text(),
    /** Its name by language. */
    names: jsonb().$type<Record<string, string>>().notNull(),
    kind: text({ enum: discountKinds }).notNull(),
    /** Hundredths of a percent, or cents: an amount, or what a piece costs; 0 for the other kinds. */
    value: cents().notNull().default(0),
    /** Of multiBuy: of so many pieces so many are paid, the dearest. */
    buyQuantity: integer(),
    payQuantity: integer(),
    /** Of gift: a piece of one of these is put into the cart for nothing. */
    giftProductIds: integer().array().notNull().default([]),
    /** Delivery costs nothing besides. */
    isFreeDelivery: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    validFrom: timestamp({ withTimezone: true }),
    /** The first instant at which it no longer holds. */
    validTo: timestamp({ withTimezone: true }),
    /** Least total of all items. */
    minTotal: cents(),
    /** Least number of pieces among the items it is for. */
    minQuantity: integer(),
    /** Only these products or products of these categories; without either it is for all. */
    productIds: integer().array().notNull().default([]),
    categoryIds: integer().array().notNull().default([]),
    /** Items whose price is reduced already are left out. */
    isWithoutReduced: boolean().notNull().default(false),
    /** Only for these customers; empty is for all. */
    userIds: integer().array().notNull().default([]),
    /** Only for customers of this segment. */
    segmentId: ref(),
    isForMembers: boolean().notNull().default(false),
    /** How many orders may use it, in all and of one customer. */
    usageLimit: integer(),
    customerLimit: integer(),
    used: integer().notNull().default(0),
    /** Lower ones are counted first; each counts on what those before have left. */
    priority: integer().notNull().default(0),
    /** Of promotions with the same words a cart gets the first that counts. */
    stackGroup: text(),
    /** Nothing after it counts. */
    isLast: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (promotion) => [
    uniqueIndex('promotions_code').on(promotion.siteId, sql`izlog_lower(code)`).where(sql`code is not null`),
    index('promotions_for_all')
      .on(promotion.siteId, promotion.priority)
      .where(sql`code is null and is_active`),
    check('promotions_value', sql`value >= 0 and (kind <> 'percent' or value <= 10000)`),
    check(
      'promotions_multi_buy',
      sql`kind <> 'multiBuy' or (pay_quantity > 0 and pay_quantity < buy_quantity)`,
    ),
    check('promotions_gift', sql`kind <> 'gift' or cardinality(gift_product_ids) > 0`),
    check('promotions_used', sql`used >= 0 and (usage_limit is null or used <= usage_limit)`),
  ],
);

/** Uses of promotions by orders; the limit of one customer counts them. */
export const promotionUses = pgTable(
  'promotion_uses',
  {
    id: id(),
    siteId: siteId(),
    promotionId: ref()
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    /** What used it: `order:12`. */
    holder: text().notNull(),
    /** The customer: `user:5`, or `mail:` and a hash of the e-mail of a guest. */
    customer: text().notNull(),
    createdAt: createdAt(),
  },
  (use) => [
    uniqueIndex().on(use.promotionId, use.holder),
    index().on(use.promotionId, use.customer),
    index().on(use.holder),
  ],
);
