import { z } from 'zod';
import { parcelStates } from '../ecommerce/orders/order-parcels.ts';
import { orderStates } from '../ecommerce/orders/order-states.ts';
import { consentSources } from '../gdpr/consent.ts';
import type { EventDeclaration, EventKind } from './event-declaration.ts';

const id = z.int().min(1);
const amount = z.number().describe('In units of the currency: 86.7.');

const order = z.strictObject({
  id,
  number: z.string().describe('The number for people: 2026-000123.'),
  state: z.enum(orderStates),
  total: amount,
  paid: amount,
  refunded: amount,
  currency: z.string(),
});
const payment = z.strictObject({
  id,
  order: id,
  amount,
  currency: z.string(),
  provider: z.string(),
});
const parcel = z.strictObject({
  id,
  order: id,
  number: z.int().describe('Counted from 1 within the order.'),
  state: z.enum(parcelStates),
  carrier: z.string(),
  trackingNumber: z.string(),
});
const refund = z.strictObject({
  id,
  order: id,
  amount,
  state: z.enum(['asked', 'done', 'failed']),
});
const product = z.strictObject({
  id,
  sku: z.string().nullable(),
  parent: id.nullable().describe('The product whose variant it is.'),
});
const stock = z.strictObject({
  id: id.describe('The product, or the variant.'),
  sku: z.string().nullable(),
  isTracked: z.boolean().describe('False: it never runs out, the numbers mean nothing.'),
  quantity: z.int().describe('Pieces at hand.'),
  reserved: z.int().describe('Of these, promised to carts and orders.'),
});
const customer = z.strictObject({ id, isGuest: z.boolean() });
const consent = z.strictObject({
  id: id.describe('The entry of the log.'),
  customer: id.nullable(),
  consents: z.array(z.string()).describe('Their unique numbers.'),
  source: z.enum(consentSources),
});
const form = z.strictObject({
  id: id.describe('The entry.'),
  form: id,
  language: z.string(),
  isConfirmed: z.boolean(),
});
const content = z.strictObject({
  id,
  of: z.enum(['element', 'page', 'post', 'term', 'template', 'navigation']),
  languages: z.array(z.string()),
});

const declared = <D extends z.ZodObject>(
  kind: EventKind,
  data: D,
  summary: string,
): EventDeclaration & { data: D } => ({ kind, data, summary, version: 1 });

/**
 * Every event that programs can be told of, by its name (DOOR-02). Data are ids and what a program decides by, never a name
 * or an address of a person: those it reads by its own key. The triggers of the database write them; a test checks each by its schema.
 */
export const shopEvents = {
  'order.placed': declared('order', order, 'An order was placed.'),
  'order.paid': declared('order', order, 'An order is paid.'),
  'order.sent': declared('order', order, 'All of an order was sent.'),
  'order.completed': declared('order', order, 'An order is completed.'),
  'order.cancelled': declared('order', order, 'An order was cancelled.'),
  'order.failed': declared('order', order, 'The payment of an order was given up.'),
  'order.returned': declared('order', order, 'The goods of an order came back.'),
  'order.refunded': declared('order', order, 'All the money of an order was given back.'),
  'order.updated': declared(
    'order',
    order,
    'Something else of an order changed: its state, lines, addresses, money.',
  ),
  'payment.approved': declared('payment', payment, 'A payment went through.'),
  'payment.refused': declared('payment', payment, 'A payment was refused.'),
  'payment.cancelled': declared('payment', payment, 'The buyer broke a payment off.'),
  'parcel.created': declared('parcel', parcel, 'A parcel was packed.'),
  'parcel.sent': declared('parcel', parcel, 'A parcel was handed to the carrier.'),
  'parcel.delivered': declared('parcel', parcel, 'A parcel was delivered.'),
  'parcel.returned': declared('parcel', parcel, 'A parcel came back.'),
  'parcel.updated': declared('parcel', parcel, 'Carrier, number or contents of a parcel changed.'),
  'parcel.deleted': declared('parcel', parcel, 'A parcel was undone.'),
  'refund.created': declared('refund', refund, 'Money is to be given back.'),
  'refund.done': declared('refund', refund, 'Money was given back.'),
  'refund.failed': declared('refund', refund, 'Money could not be given back.'),
  'withdrawal.submitted': declared(
    'withdrawal',
    z.strictObject({ id, number: z.string(), order: id }),
    'A buyer withdrew from an order, or from a part of it.',
  ),
  'document.issued': declared(
    'document',
    z.strictObject({
      id,
      of: z.enum(['invoice', 'credit']),
      number: z.string(),
      order: id,
      total: amount.describe('Below 0 of a credit note.'),
      currency: z.string(),
    }),
    'An invoice or a credit note was issued.',
  ),
  'product.created': declared('product', product, 'A product, or a variant, was made.'),
  'product.updated': declared(
    'product',
    product,
    'Words, pictures, attributes or anything else of a product changed; prices and stock have events of their own.',
  ),
  'product.deleted': declared('product', product, 'A product was removed for good.'),
  'price.changed': declared(
    'price',
    z.strictObject({
      id: id.describe('The product.'),
      sku: z.string().nullable(),
      validFrom: z.iso.datetime({ offset: true }).describe('From when the first of what was written holds.'),
    }),
    'A price was entered, which may hold only later.',
  ),
  'stock.changed': declared('stock', stock, 'Pieces at hand, or promised ones, changed.'),
  'stock.low': declared(
    'stock',
    stock,
    'What can be sold fell to the level at which the shop wants to know.',
  ),
  'customer.created': declared('customer', customer, 'Somebody registered, or ordered as a guest.'),
  'customer.updated': declared('customer', customer, 'Name, addresses or state of a customer changed.'),
  'customer.deleted': declared('customer', customer, 'An account was removed.'),
  'consent.given': declared('consent', consent, 'Somebody agreed to something.'),
  'consent.withdrawn': declared('consent', consent, 'Somebody took a consent back.'),
  'form.submitted': declared('form', form, 'A visitor sent a form.'),
  'form.confirmed': declared('form', form, 'The address of who sent a form was confirmed.'),
  'content.published': declared(
    'content',
    content,
    'Something that visitors read was published, or is from now on.',
  ),
  'content.withdrawn': declared('content', content, 'Something that visitors read was taken back.'),
} as const satisfies Readonly<Record<string, EventDeclaration>>;

export type EventName = keyof typeof shopEvents;
/** The data of an event, in its newest version. */
export type ShopEventData<E extends EventName = EventName> = z.output<(typeof shopEvents)[E]['data']>;

export const eventNames = Object.keys(shopEvents) as [EventName, ...EventName[]];

/** The declaration of an event; undefined for a name that this version does not know. */
export const eventOf = (name: string): EventDeclaration | undefined =>
  Object.hasOwn(shopEvents, name) ? shopEvents[name as EventName] : undefined;

/** The events of a kind, in the order of the declaration. */
export const eventsOfKind = (kind: EventKind): EventName[] =>
  eventNames.filter((name) => shopEvents[name].kind === kind);
