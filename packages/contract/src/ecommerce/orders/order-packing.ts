import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { Picture } from '../../media/media.ts';
import { pagination } from '../../pagination.ts';
import { kinds } from '../../resource/kinds.ts';
import { resourceOver } from '../../resource.ts';
import { orderAddress } from './order.ts';
import { orderParcel } from './order-parcels.ts';
import { type OrderState, orderStates, sendableStates } from './order-states.ts';

/*
 * What a warehouse needs of orders, and no more: no price, payment, document, note of the team or history. Anyone who may read
 * orders reads this too, of all of them; who may only ship sees those that are to be packed, and what left lately.
 */

const packers = { staff: ['orders.read', 'orders.ship'] } as const;
const slug = z.string().max(40);

/** States in which goods have left: a parcel of them may still be followed, or come back. */
export const goneStates: readonly OrderState[] = ['sent', 'readyForPickup', 'delivered'];
/** How many days after it was placed an order whose goods have left is still seen by the person who only ships. */
export const goneDays = 60;

/** What of a list for those who pack is asked for. */
export const packingParts = ['waiting', 'gone'] as const;

const quantities = z.object({ itemId: z.int(), quantity: z.int() });

const packingLine = z.object({
  itemId: z.int(),
  name: z.string(),
  sku: z.string().nullable(),
  details: z.array(z.string()).describe('Options, and what a bundle holds.'),
  quantity: z.int(),
  isDigital: z.boolean(),
});
export type PackingLine = z.infer<typeof packingLine>;

/** Of one order, on a slip as on a screen. */
const packing = {
  id: z.int(),
  slug: z.string(),
  createdAt: z.iso.datetime(),
  deliveryAddress: orderAddress,
  delivery: z.string(),
  isCashOnDelivery: z.boolean(),
  notFiscalised: z.boolean().describe('A Croatian seller writes so on a slip that asks for money.'),
  orderMessage: z.string(),
  giftMessage: z.string(),
  unpacked: z.array(quantities).describe('Goods that go into no parcel yet.'),
};

/** What people who pack have to know of some orders, for slips and a picking list; what was given back is left out. */
export const getPacking = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/order/packing',
  summary: 'Lines, addresses and messages of some orders, for packing slips and a picking list.',
  access: packers,
  query: z.object({
    ids: z
      .string()
      .max(2000)
      .regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,99}$/)
      .describe('At most 100 ids, with commas.'),
  }),
  answer: z.object({
    seller: z
      .object({
        name: z.string(),
        street: z.string(),
        town: z.string(),
        oib: z.string(),
        email: z.string(),
        phone: z.string(),
      })
      .describe('Who sends it; empty where the shop has not said it.'),
    records: z.array(
      z.object({
        ...packing,
        parcels: z
          .array(
            z.object({
              number: z.int(),
              carrier: z.string(),
              trackingNumber: z.string(),
              lines: z.array(quantities),
            }),
          )
          .describe('Parcels that did not come back: each has a slip of its own.'),
        lines: z.array(packingLine),
      }),
    ),
  }),
});
export type PackingOrder = z.infer<typeof getPacking.answer>['records'][number];

/** Orders that wait to be packed and sent, the one that waits longest first; or those whose goods left lately. */
export const filterPacking = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/order/packing/filter',
  summary: 'Orders that are to be packed and sent, the oldest first, or what left lately; without prices.',
  access: packers,
  query: z.object({
    search: z
      .string()
      .trim()
      .max(100)
      .optional()
      .describe('Number of the order, or name of whom it goes to.'),
    part: z
      .enum(packingParts)
      .optional()
      .describe(
        'waiting (unless said otherwise): what is to be sent; gone: what left lately, the newest first.',
      ),
    page: z.coerce.number().int().min(1).max(1000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(20),
  }),
  answer: z.object({
    records: z.array(
      z.object({
        id: z.int(),
        slug: z.string(),
        createdAt: z.iso.datetime(),
        state: z.enum(orderStates),
        isHeld: z.boolean().describe('The office must look at it before it is sent.'),
        recipient: z.string(),
        city: z.string(),
        delivery: z.string(),
        names: z.array(z.string()).describe('Names of at most three products.'),
        quantity: z.int().describe('Pieces of goods, without what was given back.'),
      }),
    ),
    pagination,
  }),
});

/** One order as those see it who pack it. */
export const getPackingOrder = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/order/packing/get/{slug}',
  summary: 'What is to be packed of an order, where it goes, and its parcels; without prices.',
  access: packers,
  params: z.object({ slug }),
  answer: z.object({
    ...packing,
    state: z.enum(orderStates),
    isHeld: z.boolean().describe('The office must look at it before it is sent.'),
    deliveryMethod: z
      .object({ isPickup: z.boolean().describe('The buyer fetches it in the shop: nothing is sent.') })
      .nullable(),
    items: z
      .array(packingLine.extend({ media: z.array(Picture) }))
      .describe('All lines; the quantity is without what was given back.'),
    fulfilments: z.array(orderParcel).describe('Parcels with what is in them.'),
  }),
  refusals: ['notFound'],
});
export type OrderToPack = z.infer<typeof getPackingOrder.answer>;

/** Whether who may only ship sees an order of this state and age. */
export const isForPackers = (
  { state, createdAt }: { state: OrderState; createdAt: Date },
  now: Date,
): boolean =>
  sendableStates.includes(state) ||
  (goneStates.includes(state) && now.getTime() - createdAt.getTime() < goneDays * 86_400_000);

/** Orders that are to be packed, as the back office lists them. */
export const packingResource = resourceOver(
  { filter: filterPacking, get: getPackingOrder },
  {
    name: 'packing',
    search: { asks: 'search', max: 100 },
    fields: {
      slug: kinds.text(40, { list: 'name' }),
      createdAt: kinds.instant({ list: true }),
      recipient: kinds.text(200, { list: true }),
      names: kinds.text(200, { list: true }),
      quantity: kinds.count({ list: 'more' }),
      delivery: kinds.text(200, { list: true }),
      state: kinds.state(orderStates, { list: true }),
      part: kinds.choice(packingParts, { filter: 'rare' }),
    },
    views: [{ key: 'gone', filter: { part: 'gone' } }],
  },
);
