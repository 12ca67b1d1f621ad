import type { ChosenOptions } from '@izlog/contract/ecommerce/cart/cart-options';
import type { TaxPart } from '@izlog/contract/ecommerce/cart/tax-part';
import type { OrderAddress } from '@izlog/contract/ecommerce/orders/order';
import { orderEventKinds } from '@izlog/contract/ecommerce/orders/order-staff';
import { orderStates } from '@izlog/contract/ecommerce/orders/order-states';
import { withdrawalClasses } from '@izlog/contract/ecommerce/orders/withdrawal';
import { paymentKinds } from '@izlog/contract/ecommerce/payment';
import type { BuyingCompany } from '@izlog/contract/ecommerce/taxes/vat-check';
import type { DurabilityGuarantee } from '@izlog/contract/product/durability-guarantee';
import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { cents, createdAt, id, ref, siteId, updatedAt } from '#platform/kernel/database/columns.ts';
import { users } from '#platform/services/people/account/user.tables.ts';
import type { AgreedText } from './placing/agreed-texts.tables.ts';

/** A parcel that was sent. */
export interface Parcel {
  carrier: string;
  number: string;
  url: string | null;
}

/** What orders are found by: number, invoice, e-mail, names of the buyer and the company. */
const orderWords = sql.raw(
  `izlog_fold(slug || ' ' || coalesce(invoice_number, '') || ' ' || email || ' ' || ${[
    ['billing_address', 'firstName'],
    ['billing_address', 'lastName'],
    ['delivery_address', 'firstName'],
    ['delivery_address', 'lastName'],
    ['company', 'companyName'],
    ['company', 'oib'],
  ]
    .map(([column, field]) => `coalesce(${column}->>'${field}', '')`)
    .join(` || ' ' || `)})`,
);

/**
 * An order with everything as it was when it was placed (ORDER-019, ORDER-021): nothing of it is read from the
 * catalogue again. Amounts in minor units of `currency`.
 */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    siteId: siteId(),
    /** Number for people, without holes within a year: 2026-000123. */
    slug: text().notNull(),
    /** The cart it came from; one cart has one order. */
    cartId: ref().notNull(),
    /** Null once the person asked to be forgotten. */
    userId: ref().references(() => users.id, { onDelete: 'set null' }),
    storeId: ref(),
    /** Three-letter code, of mails and documents. */
    language: text().notNull(),
    state: text({ enum: orderStates }).notNull(),
    /** Why people must look at it; null when they need not. */
    attention: text(),
    currency: text().notNull(),
    currencySymbol: text().notNull(),
    itemsTotal: cents().notNull(),
    promotion: cents().notNull(),
    coupon: cents().notNull(),
    /** The promotions without a code, as the buyer read them, with what each took off. */
    promotions: jsonb()
      .$type<{ name: string; amount: number; isFreeDelivery: boolean }[]>()
      .notNull()
      .default([]),
    loyalty: cents().notNull(),
    delivery: cents().notNull(),
    /** The tax in (or on) the delivery, and the same by the rates of what is sent. */
    deliveryTax: cents().notNull(),
    deliveryTaxes: jsonb().$type<TaxPart[]>().notNull().default([]),
    /** The cheapest delivery of its kind that was offered, as `delivery`: what a withdrawal from all gives back of it. */
    cheapestDelivery: cents().notNull().default(0),
    /** The versions of terms and notices it was made under. */
    agreedTexts: jsonb().$type<AgreedText[]>().notNull().default([]),
    /** When the buyer agreed to the delivery of digital content at once and to lose the right of withdrawal by it. */
    digitalConsentAt: timestamp({ withTimezone: true }),
    /** When the buyer of a service asked for its beginning at once, and agreed to lose the right once it is wholly done. */
    serviceConsentAt: timestamp({ withTimezone: true }),
    orderTotal: cents().notNull(),
    tax: cents().notNull(),
    taxes: jsonb().$type<TaxPart[]>().notNull(),
    isTaxIncluded: boolean().notNull(),
    /** The other country whose tax it carries (OSS), ISO 3166-1 alpha-2; null for the shop's own. */
    taxCountry: text(),
    /** The company accounts for the tax itself: VIES confirmed its VAT id (`company.vat`). */
    isReverseCharge: boolean().notNull().default(false),
    paidTotal: cents().notNull().default(0),
    /** What is to be given back or was, and what of it was handed to provider or bank. */
    refundedTotal: cents().notNull().default(0),
    handedBack: cents().notNull().default(0),
    email: text().notNull(),
    deliveryAddress: jsonb().$type<OrderAddress>().notNull(),
    billingAddress: jsonb().$type<OrderAddress>().notNull(),
    deliveryMethod: jsonb().$type<{
      id: number;
      name: string;
      /** Where it is, as the buyer chose it; without an address in orders from before that was kept. */
      branch: { id: string; name: string; address?: string; phone?: string } | null;
      /** The buyer fetches it in the shop; absent in orders from before this was kept. */
      isPickup?: boolean;
    }>(),
    paymentMethodId: ref().notNull(),
    paymentMethodName: text().notNull(),
    paymentKind: text({ enum: paymentKinds }).notNull(),
    company: jsonb().$type<BuyingCompany>(),
    couponCode: text(),
    memberCardBarcode: text(),
    orderMessage: text().notNull().default(''),
    giftMessage: text().notNull().default(''),
    giftTo: text().notNull().default(''),
    giftFrom: text().notNull().default(''),
    successUrl: text().notNull(),
    failureUrl: text().notNull(),
    /** Our number of the try to pay that the buyer is at. */
    currentPayment: text(),
    /** The caller's name for the try that made it; the same again is answered the same. */
    attempt: text(),
    /** Whether its pieces are out of the stock now. */
    holdsStock: boolean().notNull().default(true),
    /** Promotions whose uses it gave back when it ended; null while it has them, and of orders from before this was kept. */
    givenBackPromotions: integer().array(),
    /** Parcels from before they had lines; the others are `order_parcels`. */
    parcels: jsonb().$type<Parcel[]>().notNull().default([]),
    /** Words of the staff, and who of them deals with it. */
    tags: text().array().notNull().default([]),
    assigneeId: ref().references(() => users.id, { onDelete: 'set null' }),
    /** Number of the invoice, without holes within a year: 125/WEB1/1. What stands on it is an issued document. */
    invoiceNumber: text(),
    invoicedAt: timestamp({ withTimezone: true }),
    paidAt: timestamp({ withTimezone: true }),
    /** Until when it waits for payment; null when it does not. */
    expiresAt: timestamp({ withTimezone: true }),
    /** Of an order on invoice: the days that its company was granted, and the day the invoice is to be paid by; null: none were. */
    termDays: integer(),
    dueAt: timestamp({ withTimezone: true }),
    /** When to remind of the payment; null when that is done or not wanted. */
    remindAt: timestamp({ withTimezone: true }),
    /** Its person asked to be forgotten: what the order still needs of them goes when it is over. Null when nothing waits. */
    forgottenAt: timestamp({ withTimezone: true }),
    /** Kept, since what the index finds is compared once more: folding thousands again took most of a search. */
    words: text().notNull().generatedAlwaysAs(orderWords),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (order) => [
    uniqueIndex().on(order.siteId, order.slug),
    uniqueIndex().on(order.siteId, order.cartId),
    // The newest first, and what reports add up, which they read of the index alone.
    index('orders_sales').on(
      order.siteId,
      order.createdAt,
      order.id,
      order.state,
      order.currency,
      order.orderTotal,
      order.userId,
    ),
    index().on(order.userId, order.createdAt),
    index('orders_assigned').on(order.assigneeId, order.createdAt).where(sql`assignee_id is not null`),
    // What waits for people is a few of very many, and so are those of a state on the way.
    index('orders_states').on(order.siteId, order.state, order.createdAt, order.id),
    index('orders_attention').on(order.siteId, order.createdAt, order.id).where(sql`attention is not null`),
    // What changed since a moment.
    index('orders_changed').on(order.siteId, order.updatedAt, order.id),
    // What was paid in a period.
    index('orders_paid').on(order.siteId, order.paidAt).where(sql`paid_at is not null`),
    index('orders_words').using('gin', order.words.op('gin_trgm_ops')),
    index('orders_tags').using('gin', order.tags),
    index('orders_expiring').on(order.expiresAt).where(sql`expires_at is not null`),
    // What is sold on invoice and not paid is a few of very many.
    index('orders_owed').on(order.siteId, order.dueAt).where(sql`payment_kind = 'hpf' and paid_at is null`),
    index('orders_forgotten').on(order.forgottenAt).where(sql`forgotten_at is not null`),
    index('orders_reminding').on(order.remindAt).where(sql`remind_at is not null`),
    check(
      'orders_refunded',
      sql`refunded_total between 0 and paid_total and handed_back between 0 and refunded_total`,
    ),
  ],
);

/**
 * What the office finds an order by: the words of its row, streets, towns, telephone numbers as digits, names and SKUs of its
 * lines. Kept by triggers, so that anyone who writes orders keeps it, and stored, since folding thousands again took seconds.
 */
export const orderFinds = pgTable(
  'order_finds',
  {
    orderId: ref()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    siteId: siteId(),
    words: text().notNull(),
  },
  (find) => [index('order_finds_words').using('gin', find.words.op('gin_trgm_ops'))],
);

/** A line of an order; `total` is the row less its share of discounts, `tax` the tax in (or on) it. */
export const orderItems = pgTable(
  'order_items',
  {
    id: id(),
    orderId: ref()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    siteId: siteId(),
    position: integer().notNull(),
    /** The item of the cart that it was, and its pieces there: what came later is not in the order. */
    cartItemId: ref(),
    /** The promotion that gave it for nothing; null of what was bought. */
    giftPromotionId: ref(),
    /** The product may be gone by now. */
    productId: ref().notNull(),
    name: text().notNull(),
    /** Of its name: another than the order's where it was not translated. */
    language: text().notNull(),
    sku: text(),
    slug: text().notNull(),
    /** Its picture as it was bought; the file may be gone by now. */
    mediaId: ref(),
    quantity: integer().notNull(),
    unitPrice: cents().notNull(),
    row: cents().notNull(),
    total: cents().notNull(),
    /** Hundredths of a percent; of a mixed bundle the heaviest. */
    taxRate: integer().notNull(),
    tax: cents().notNull(),
    /** `total` by rate: what a credit note takes back of each. */
    taxes: jsonb().$type<TaxPart[]>().notNull().default([]),
    isDigital: boolean().notNull(),
    isReturnable: boolean().notNull(),
    /** What it is to the right of withdrawal. */
    withdrawalClass: text({ enum: withdrawalClasses }).notNull().default('goods'),
    options: jsonb().$type<{ name: string; value: string }[]>().notNull().default([]),
    members: jsonb().$type<{ name: string; language: string; quantity: number }[]>().notNull().default([]),
    /** The maker's guarantee of durability as it was offered. */
    guarantee: jsonb().$type<DurabilityGuarantee>(),
    /** The options as the cart takes them: the same can be ordered again. */
    chosen: jsonb().$type<ChosenOptions>(),
    /** What left the stock for it: the product itself, or the members of a bundle; `day` is counted at the product `of`. */
    pieces: jsonb()
      .$type<{ productId: number; quantity: number; day?: { on: string; of: number } }[]>()
      .notNull(),
    refundedQuantity: integer().notNull().default(0),
  },
  (item) => [
    index().on(item.orderId, item.position),
    index().on(item.siteId, item.productId),
    check('order_items_quantity', sql`quantity > 0 and refunded_quantity between 0 and quantity`),
  ],
);

/** What happened to an order, in order. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: ref()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    siteId: siteId(),
    kind: text({ enum: orderEventKinds }).notNull(),
    /** The state it came to, when that is what happened. */
    state: text({ enum: orderStates }),
    note: text().notNull().default(''),
    /** Money it is about, minor units of the order's currency. */
    amount: cents(),
    /** Staff who did it; null for the platform and the buyer. */
    userId: ref(),
    at: createdAt(),
  },
  (event) => [index().on(event.orderId, event.id)],
);

/** Files of an order and how often they can still be fetched (ORDER-025). */
export const orderDownloads = pgTable(
  'order_downloads',
  {
    id: id(),
    orderId: ref()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    itemId: ref()
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    siteId: siteId(),
    name: text().notNull(),
    mediaId: ref(),
    url: text(),
    left: integer().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    lastAt: timestamp({ withTimezone: true }),
  },
  (download) => [
    index().on(download.orderId),
    index().on(download.mediaId),
    check('order_downloads_left', sql`"left" >= 0`),
  ],
);

/** The last number given out of each kind and year; its row is locked until the commit, so no number is lost. */
export const orderNumbers = pgTable(
  'order_numbers',
  {
    siteId: siteId(),
    kind: text({ enum: ['order', 'invoice', 'credit'] }).notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.siteId, row.kind, row.year] })],
);
