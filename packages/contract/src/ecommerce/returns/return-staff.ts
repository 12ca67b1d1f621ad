import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { noteToBuyerLength, refundReasonLength, trackingNumberLength } from '../../field-lengths.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';
import { withdrawalExceptions } from '../orders/withdrawal.ts';
import { returnReasons, returnStates, returnWishes } from './return-states.ts';

const base = '/api/v2/ecommerce/return';
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const currency = z.object({ iso: z.string(), symbol: z.string() });

const listed = z.object({
  id: z.int(),
  number: z.string(),
  orderSlug: z.string(),
  state: z.enum(returnStates),
  reason: z.enum(returnReasons),
  name: z.string(),
  lines: z.array(z.object({ id: z.int(), name: z.string(), quantity: z.int() })),
  requestedAt: z.iso.datetime(),
  dueAt: z.iso
    .datetime()
    .nullable()
    .describe('End (exclusive) of the days in which the shop has to act; null: it waits.'),
  isOverdue: z.boolean(),
  proposed: z.number().nullable().describe('What would be given back for it now; null of what is over.'),
  currency,
});

/** Returns of the site, what is due first first. */
export const filterReturns = defineEndpoint({
  method: 'GET',
  path: `${base}/filter`,
  summary: 'Returns of the site with their deadlines, the first deadline first.',
  access: { staff: 'orders.read' },
  query: z.object({
    search: z.string().trim().max(100).optional().describe('Number of a return or an order, or a name.'),
    part: z
      .enum(['waiting', 'open', 'closed'])
      .optional()
      .describe('Those that wait for the shop; open; over.'),
    state: z.enum(returnStates).optional(),
    orderSlug: z.string().max(40).optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(20),
  }),
  answer: z.object({ records: z.array(listed), pagination }),
});

const settlementRow = z.object({
  lineId: z.int(),
  name: z.string(),
  quantity: z.int().describe('Pieces that came back.'),
  amount: z.number().describe('What was paid for them.'),
  why: z
    .enum(withdrawalExceptions)
    .nullable()
    .describe('The exception because of which nothing is due; null when it is.'),
});

/** What a return would give back, computed as refunds are. */
const proposal = z.object({
  lines: z.array(settlementRow),
  delivery: z.number().describe('The delivery that goes back with the last piece; 0 with a part.'),
  deliveryPaid: z.number().describe('What was paid for it; the cheapest way may have cost less.'),
  total: z.number(),
  left: z.number().describe('What is left of the money of the order.'),
  taxes: z
    .array(z.object({ rate: z.int(), base: z.number(), tax: z.number() }))
    .describe('The tax in it by rate (hundredths of a percent), as the credit note will say.'),
});

const staffReturn = z.object({
  id: z.int(),
  number: z.string(),
  orderSlug: z.string(),
  state: z.enum(returnStates),
  reason: z.enum(returnReasons),
  wish: z.enum(returnWishes),
  history: z.array(z.object({ state: z.enum(returnStates), at: z.iso.datetime() })),
  message: z.string(),
  answer: z.string(),
  trackingNumber: z.string(),
  dueAt: z.iso.datetime().nullable(),
  isOverdue: z.boolean(),
  answerUntil: z.iso.datetime().nullable(),
  sendUntil: z.iso.datetime().nullable(),
  moneyUntil: z.iso.datetime().nullable(),
  hasGoods: z.boolean().describe('False: nothing has to arrive.'),
  lines: z.array(
    z.object({
      id: z.int(),
      itemId: z.int(),
      productId: z.int(),
      name: z.string(),
      sku: z.string().nullable(),
      options: z.array(z.object({ name: z.string(), value: z.string() })),
      quantity: z.int(),
      received: z.int(),
      sound: z.int(),
      damaged: z.int(),
      lost: z.int(),
      restock: z.int().describe('Sound pieces that go back into stock; the others are written off.'),
      refunded: z.int(),
    }),
  ),
  pictures: z.array(
    z.object({
      url: z.string().describe('A path on the platform; it holds for ten minutes.'),
      name: z.string(),
    }),
  ),
  moves: z.array(z.enum(returnStates)).describe('States staff may bring it to.'),
  buyer: z
    .object({ name: z.string(), email: z.string(), town: z.string() })
    .nullable()
    .describe('Null for who only packs and receives.'),
  money: z
    .object({
      proposal: proposal.nullable().describe('Null once it is over.'),
      refunded: z.number().nullable(),
      creditNumber: z.string().nullable(),
      isStuck: z
        .boolean()
        .describe('A refund of it is at the gateway, and nobody knows yet what became of it.'),
      isThroughGateway: z.boolean().describe('The money goes back by the gateway it came through.'),
      paymentName: z.string(),
      invoiceNumber: z.string().nullable(),
      currency,
    })
    .nullable()
    .describe('Null for who only packs and receives.'),
  replacementDraftId: z.int().nullable().describe('The draft of what is sent instead.'),
});
export type StaffReturn = z.infer<typeof staffReturn>;

/** A return as staff see it; without money and buyer for who only packs. */
export const getReturn = defineEndpoint({
  method: 'GET',
  path: `${base}/get/{id}`,
  summary: 'A return with its pieces, deadlines, pictures and the proposed sum.',
  access: { staff: 'orders.ship' },
  params: z.object({ id }),
  answer: staffReturn,
  refusals: ['notFound'],
});

/** Approves or refuses what a buyer announced; a withdrawal needs no answer and cannot be refused. */
export const answerReturn = defineEndpoint({
  method: 'POST',
  path: `${base}/answer/{id}`,
  summary: 'Approves or refuses a return; the buyer hears of it, with the reason of a refusal.',
  access: { staff: 'orders.edit' },
  params: z.object({ id }),
  body: z.object({
    isApproved: z.boolean(),
    note: z
      .string()
      .trim()
      .max(noteToBuyerLength)
      .default('')
      .describe('To the buyer; needed for a refusal.'),
  }),
  answer: staffReturn,
  refusals: ['notFound', 'returnMoveNotAllowed', 'validationFailed'],
});

/** Staff say that it is on its way, or that nothing will come of it. */
export const moveReturn = defineEndpoint({
  method: 'POST',
  path: `${base}/move/{id}`,
  summary: 'Says that a return is on its way, or that the buyer keeps the goods.',
  access: { staff: 'orders.edit' },
  params: z.object({ id }),
  body: z.object({
    to: z.enum(['sent', 'cancelled']),
    trackingNumber: z.string().trim().max(trackingNumberLength).default(''),
  }),
  answer: staffReturn,
  refusals: ['notFound', 'returnMoveNotAllowed'],
});

/** What a scan came to. */
export const scanOutcomes = [
  'opened',
  'several',
  'counted',
  'alreadyReceived',
  'aboveAnnounced',
  'aboveBought',
  'notAnnounced',
  'notOfOrder',
  'closed',
  'unknown',
] as const;

/**
 * Reads what was typed or scanned: the number of a return or of an order, or, while a return is in hand, the SKU or EAN of a
 * piece, which is counted as arrived.
 */
export const scanReturn = defineEndpoint({
  method: 'POST',
  path: `${base}/scan`,
  summary:
    'Finds the return of a code, or counts a piece of the return in hand as arrived; says what is wrong.',
  access: { staff: 'orders.ship' },
  body: z.object({
    code: z.string().trim().min(1).max(100),
    returnId: z.int().nullish().describe('The return in hand.'),
  }),
  answer: z.object({
    outcome: z.enum(scanOutcomes),
    name: z.string().describe('The piece, where one was meant.'),
    at: z.iso.datetime().nullable().describe('When it arrived, where it had arrived before.'),
    found: z.array(
      z.object({ id: z.int(), number: z.string(), orderSlug: z.string(), state: z.enum(returnStates) }),
    ),
  }),
});

/** Everything that was announced is here. */
export const receiveReturn = defineEndpoint({
  method: 'POST',
  path: `${base}/receive/{id}`,
  summary: 'Says that all pieces of a return have arrived.',
  access: { staff: 'orders.ship' },
  params: z.object({ id }),
  answer: staffReturn,
  refusals: ['notFound', 'returnMoveNotAllowed'],
});

/** How the pieces are. Each is sound, damaged or did not arrive; only sound ones go back into stock. */
export const checkReturn = defineEndpoint({
  method: 'POST',
  path: `${base}/check/{id}`,
  summary:
    'Writes down how the pieces of a return are and where they go; until it is settled it can be corrected.',
  access: { staff: 'orders.ship' },
  params: z.object({ id }),
  body: z.object({
    lines: z
      .array(
        z.object({
          lineId: z.int(),
          sound: z.int().min(0),
          damaged: z.int().min(0),
          lost: z.int().min(0),
          restock: z.int().min(0).describe('Of the sound ones.'),
        }),
      )
      .max(500),
  }),
  answer: staffReturn,
  refusals: ['notFound', 'returnMoveNotAllowed', 'validationFailed'],
});

/**
 * Settles a return: the money goes back by the way of refunds, with the credit note, sound pieces go into stock, once. The sum
 * that was seen is sent along: another one (returnChanged) is shown first. Where nothing is to arrive, or is not waited for,
 * `withoutGoods` settles what was not checked.
 */
export const settleReturn = defineEndpoint({
  method: 'POST',
  path: `${base}/settle/{id}`,
  summary: 'Gives the money of a return back, or takes the pieces back without money for a replacement.',
  access: { staff: 'orders.refund' },
  params: z.object({ id }),
  body: z.object({
    way: z.enum(returnWishes).describe('`replacement`: the pieces come back without money.'),
    total: z.number().min(0).describe('What is given back, as it was seen.'),
    deductions: z
      .array(z.object({ lineId: z.int(), amount: z.number().min(0) }))
      .max(500)
      .default([])
      .describe('Loss in value, taken off what was paid for the pieces of a line.'),
    withDelivery: z.boolean().default(true),
    reason: z
      .string()
      .trim()
      .max(refundReasonLength)
      .default('')
      .describe('To the buyer; needed with a deduction.'),
    isByHand: z.boolean().default(false),
    isHandedOver: z.boolean().default(false),
    withoutGoods: z.boolean().default(false),
  }),
  answer: staffReturn,
  refusals: [
    'notFound',
    'returnMoveNotAllowed',
    'returnChanged',
    'validationFailed',
    'orderNotRefundable',
    'refundPending',
    'refundTooLarge',
    'paymentUnavailable',
  ],
});

/** Begins the order of what is sent instead: a draft with the same pieces for nothing, to be changed and placed as any other. */
export const replaceReturn = defineEndpoint({
  method: 'POST',
  path: `${base}/replace/{id}`,
  summary: 'Makes a draft of the replacement; asked again it is the same one.',
  access: { staff: 'orders.edit' },
  params: z.object({ id }),
  answer: z.object({ draftId: z.int() }),
  refusals: ['notFound', 'returnMoveNotAllowed', 'outOfStock', 'dayFull', 'validationFailed'],
});

/** A picture of a return, for staff; its address stands in the return and holds for ten minutes. */
export const getStaffReturnPicture = defineEndpoint({
  method: 'GET',
  path: `${base}/picture/{token}`,
  summary: 'A picture of a return.',
  access: 'anyone',
  cache: 'never',
  params: z.object({ token: z.string().max(400) }),
  answersFile: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
  answer: z.unknown().describe('The picture.'),
  refusals: ['notFound'],
});
