import type { ChosenOptions } from '@izlog/contract/ecommerce/cart/cart-options';
import type { BuyingCompany } from '@izlog/contract/ecommerce/taxes/vat-check';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId, updatedAt } from '#platform/kernel/database/columns.ts';
import { products } from '#platform/services/catalogue/products/product.tables.ts';
import { deliveryMethods } from './delivery/delivery.tables.ts';
import { paymentMethods } from './payment/payment-method.tables.ts';

/** What a visitor means to buy (CART-011, CART-012). Its row is locked by every change, so that changes follow each other. */
export const carts = pgTable(
  'carts',
  {
    id: id(),
    siteId: siteId(),
    /** 128 random bits, base64url: who knows them holds the cart (CART-022). */
    protectCode: text().notNull(),
    /**
     * `used`: an order exists; `archived`: closed by staff, by age, or because another cart took its items (CART-026);
     * `draft`: staff keep it for somebody who calls, and no visitor opens it.
     */
    status: text({ enum: ['open', 'used', 'archived', 'draft'] })
      .notNull()
      .default('open'),
    /** The cart that took its items after a login; anyone who comes with the old one is led there. */
    mergedInto: ref(),
    userId: ref(),
    /** Who uses of promotions count for, once somebody has tried to order it: a guest is known by a hash of the e-mail. */
    customer: text(),
    storeId: ref(),
    memberCardBarcode: text(),
    /** Stays when staff delete the coupon, so that its buyer is told; no key, which would read every cart to do so. */
    couponId: ref(),
    /** ISO 3166-1 alpha-2 code and postcode of where it goes, as far as they are known. */
    country: text(),
    zipCode: text(),
    billingCountry: text(),
    deliveryMethodId: ref().references(() => deliveryMethods.id, { onDelete: 'set null' }),
    deliveryBranchId: text(),
    paymentMethodId: ref().references(() => paymentMethods.id, { onDelete: 'set null' }),
    company: jsonb().$type<BuyingCompany>(),
    orderMessage: text().notNull().default(''),
    /** By promotion: which of its gifts the buyer has chosen; null where they want none. */
    gifts: jsonb().$type<Record<string, number | null>>().notNull().default({}),
    giftMessage: text().notNull().default(''),
    giftTo: text().notNull().default(''),
    giftFrom: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (cart) => [
    index('carts_open_of_user').on(cart.siteId, cart.userId, cart.updatedAt).where(sql`status = 'open'`),
    index('carts_open_by_age').on(cart.updatedAt).where(sql`status = 'open'`),
  ],
);

/** One product with one choice of options; the same again adds to the quantity (CART-036). */
export const cartItems = pgTable(
  'cart_items',
  {
    id: id(),
    cartId: ref()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    siteId: siteId(),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    options: jsonb().$type<ChosenOptions>().notNull(),
    /** SHA-256 of the options, which decides whether two items are the same. */
    optionsKey: text().notNull(),
    /** Dates of a service that is booked (CART-033). */
    reservation: jsonb().$type<{ from: string; to: string }>(),
    /** The price of one piece that staff agreed on, cents of the main currency, and why; drafts only. */
    agreed: jsonb().$type<{ price: number; reason: string }>(),
    /** Until when its pieces are held in stock. */
    reservedUntil: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
  },
  (item) => [
    uniqueIndex().on(item.cartId, item.productId, item.optionsKey),
    index().on(item.productId),
    check('cart_items_quantity', sql`quantity > 0`),
  ],
);

/** Additions by the text that their sender gave them, so that one sent twice, also to two nodes, adds once. */
export const cartAttempts = pgTable(
  'cart_attempts',
  {
    cartId: ref()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    attempt: text().notNull(),
    createdAt: createdAt(),
  },
  (one) => [primaryKey({ columns: [one.cartId, one.attempt] })],
);
