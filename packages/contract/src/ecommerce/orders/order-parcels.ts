import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import {
  carrierLength,
  noteToBuyerLength,
  trackingNumberLength,
  trackingUrlLength,
} from '../../field-lengths.ts';
import { orderStates } from './order-states.ts';

/** States of a parcel: packed, handed over, at its address, back at the shop. */
export const parcelStates = ['ready', 'sent', 'delivered', 'returned'] as const;
export type ParcelState = (typeof parcelStates)[number];

/** Where a parcel may go by hand. */
export const parcelMoves: Readonly<Record<ParcelState, readonly ParcelState[]>> = {
  ready: ['sent'],
  sent: ['delivered', 'returned'],
  delivered: ['returned'],
  returned: [],
};

const packers = { staff: 'orders.ship' } as const;
const slug = z.string().max(40);
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

const parcelLine = z.object({
  itemId: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
  quantity: z.int().min(1).max(1_000_000),
});

const url = z
  .url({ protocol: /^https?$/ })
  .max(trackingUrlLength)
  .nullable();

/** A parcel of an order with what is in it; without carrier and number it goes in one's own van. */
export const orderParcel = z.object({
  id: z.int(),
  number: z.int().describe('Counted from 1 within the order.'),
  state: z.enum(parcelStates),
  moves: z.array(z.enum(parcelStates)).describe('States staff may bring it to.'),
  carrier: z.string(),
  trackingNumber: z.string(),
  url,
  lines: z.array(parcelLine),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
});
export type OrderParcel = z.infer<typeof orderParcel>;

const label = {
  carrier: z.string().trim().max(carrierLength).default(''),
  trackingNumber: z.string().trim().max(trackingNumberLength).default(''),
  url: url.default(null),
};
const message = {
  note: z.string().trim().max(noteToBuyerLength).default('').describe('Words to the buyer, when it is sent.'),
  isQuiet: z.boolean().default(false).describe('True sends no mail.'),
};
const parcels = z.object({ state: z.enum(orderStates), parcels: z.array(orderParcel) });

/** Packs pieces of an order; what was given back or lies in another parcel cannot be packed again. */
export const createParcel = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/order/fulfilment/create/{slug}',
  summary: 'Packs pieces of an order into a parcel, and sends it where that is asked for.',
  access: packers,
  params: z.object({ slug }),
  body: z.object({
    lines: z.array(parcelLine).min(1).max(500),
    ...label,
    isSent: z.boolean().default(false).describe('True hands it over at once.'),
    ...message,
  }),
  answer: parcels,
  refusals: ['notFound', 'validationFailed', 'orderMoveNotAllowed'],
});

/** Changes a parcel or brings it to another state; the state of the order follows from its parcels. */
export const updateParcel = defineEndpoint({
  method: 'PATCH',
  path: '/api/v2/ecommerce/order/fulfilment/update/{slug}/{id}',
  summary: 'Changes carrier, number and link of a parcel, or hands it over; the order follows.',
  access: packers,
  params: z.object({ slug, id }),
  body: z.object({
    carrier: label.carrier.unwrap().optional(),
    trackingNumber: label.trackingNumber.unwrap().optional(),
    url: url.optional(),
    state: z.enum(parcelStates).optional(),
    ...message,
  }),
  answer: parcels,
  refusals: ['notFound', 'orderMoveNotAllowed'],
});

/** Unpacks a parcel that was not sent. */
export const cancelParcel = defineEndpoint({
  method: 'DELETE',
  path: '/api/v2/ecommerce/order/fulfilment/cancel/{slug}/{id}',
  summary: 'Unpacks a parcel that is still in the shop.',
  access: packers,
  params: z.object({ slug, id }),
  answer: parcels,
  refusals: ['notFound', 'orderMoveNotAllowed'],
});

/** Why an order is not marked as sent with the others. */
export const unsendableReasons = ['state', 'attention', 'missing', 'nothing', 'parcels'] as const;

/** Marks many orders as sent, each as by itself; a trial says what would happen and does nothing. */
export const sendOrders = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/order/bulk',
  summary: 'Marks orders as sent, each by itself; those that cannot be are named with the reason.',
  access: packers,
  body: z.object({
    ids: z.array(z.int().min(1).max(Number.MAX_SAFE_INTEGER)).min(1).max(100),
    isTrial: z.boolean().describe('True: says what would happen, and does nothing.'),
    isQuiet: z.boolean().default(false).describe('True sends no mails.'),
    carrier: label.carrier.describe('Who takes all of them.'),
    trackingNumbers: z
      .array(z.string().trim().max(60))
      .max(100)
      .default([])
      .describe('One an order, in the order of `ids`; empty for one without. They need the carrier.'),
  }),
  answer: z.object({
    records: z.array(
      z.object({
        id: z.int(),
        slug: z.string(),
        buyer: z.string(),
        state: z.enum(orderStates).nullable(),
        quantity: z.int(),
        refused: z.enum(unsendableReasons).nullable().describe('Null: it is sent, or would be.'),
      }),
    ),
  }),
  refusals: ['validationFailed'],
});
