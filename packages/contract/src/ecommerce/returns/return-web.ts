import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import {
  emailLength,
  orderNumberLength,
  returnMessageLength,
  trackingNumberLength,
  withdrawerNameLength,
} from '../../field-lengths.ts';
import { returnReasons, returnStates, returnWishes } from './return-states.ts';

/** What says whose order it is: its number with the e-mail it was placed with, or with the key of its link. */
const whichOrder = {
  orderSlug: z.string().trim().min(1).max(orderNumberLength).describe('Number of the order: 2026-000123.'),
  email: z.string().trim().max(emailLength).nullish().describe('The address the order was placed with.'),
  key: z.string().max(100).nullish().describe('Key of the order’s link, instead of the address.'),
};

const number = z.string().trim().min(1).max(60).describe('Number of the return: 2026-000123-P1.');
/** A return is opened by its number and its key, which stands in its mails. */
const whichReturn = { number, key: z.string().max(100) };
const base = '/api/v2/ecommerce/web/return';

const listedReturn = z.object({
  number: z.string(),
  key: z.string().describe('Opens this return and nothing else.'),
  state: z.enum(returnStates),
  reason: z.enum(returnReasons),
});

const returnable = z.object({
  orderSlug: z.string(),
  name: z.string(),
  email: z.string(),
  isDelivered: z.boolean().describe('False: nothing of it has left yet; only a withdrawal can be declared.'),
  exchangeEndsAt: z.iso
    .datetime()
    .nullable()
    .describe('End (exclusive) of the days for an exchange; null while the goods are not delivered.'),
  defectEndsAt: z.iso
    .datetime()
    .nullable()
    .describe('End (exclusive) of the two years for a defect; null while the goods are not delivered.'),
  withdrawalEndsAt: z.iso.datetime().nullable().describe('End (exclusive) of the right of withdrawal.'),
  lines: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      quantity: z
        .int()
        .describe('Pieces that are neither announced nor given back for; 0 when none is left.'),
    }),
  ),
  returns: z.array(listedReturn).describe('What was announced before, the newest first.'),
});
export type Returnable = z.infer<typeof returnable>;

/** First step: what of an order can be returned, and until when; for guests too. */
export const openReturn = defineEndpoint({
  method: 'POST',
  path: `${base}/open`,
  summary: 'What of an order can be returned, for who knows its number and e-mail or holds its link.',
  access: 'visitor',
  body: z.object(whichOrder),
  answer: returnable,
  refusals: ['withdrawalOrderUnknown', 'tooManyRequests'],
});

/**
 * Announces a complaint or an exchange. What is withdrawn from goes by the statement of withdrawal, which opens a return by
 * itself. Refuses more pieces than are left (returnLinesWrong), what is over, with until when it was possible
 * (returnPeriodOver), and what has not left yet (returnNotDelivered).
 */
export const announceReturn = defineEndpoint({
  method: 'POST',
  path: `${base}/announce`,
  summary: 'Announces that pieces of an order come back, because of a defect or for an exchange.',
  access: 'visitor',
  body: z.object({
    ...whichOrder,
    attempt: z
      .string()
      .min(8)
      .max(100)
      .describe('One random text per announcement: a repeat changes nothing.'),
    reason: z.enum(['defect', 'exchange']),
    wish: z.enum(returnWishes).default('money'),
    name: z.string().trim().min(1).max(withdrawerNameLength),
    contactEmail: z.email().max(emailLength),
    message: z
      .string()
      .trim()
      .max(returnMessageLength)
      .default('')
      .describe('What is wrong, or wanted instead.'),
    lines: z
      .array(z.object({ id: z.int(), quantity: z.int().min(1).max(1_000_000) }))
      .min(1)
      .max(500),
  }),
  answer: z.object({ number: z.string(), key: z.string() }),
  refusals: [
    'withdrawalOrderUnknown',
    'returnLinesWrong',
    'returnPeriodOver',
    'returnNotDelivered',
    'tooManyRequests',
  ],
});

const webReturn = z.object({
  number: z.string(),
  orderSlug: z.string(),
  state: z.enum(returnStates),
  reason: z.enum(returnReasons),
  wish: z.enum(returnWishes),
  message: z.string(),
  answer: z.string().describe('What the shop wrote back.'),
  trackingNumber: z.string(),
  requestedAt: z.iso.datetime(),
  history: z.array(z.object({ state: z.enum(returnStates), at: z.iso.datetime() })),
  answerUntil: z.iso.datetime().nullable().describe('End (exclusive) of the days in which the shop answers.'),
  sendUntil: z.iso.datetime().nullable().describe('End (exclusive) of the days in which it should be sent.'),
  moneyUntil: z.iso.datetime().nullable().describe('End (exclusive) of the days in which money goes back.'),
  hasGoods: z.boolean().describe('False: nothing has to be sent.'),
  sendTo: z.array(z.string()).describe('Name and address of the shop, a line each.'),
  lines: z.array(z.object({ name: z.string(), quantity: z.int(), received: z.int() })),
  pictures: z.array(z.object({ url: z.string().describe('A path on the platform.'), name: z.string() })),
  refunded: z.number().nullable().describe('What was given back for it; null while nothing was.'),
  currency: z.object({ iso: z.string(), symbol: z.string() }),
  mayCancel: z.boolean(),
  maySend: z.boolean().describe('The buyer may say that it is on its way.'),
  mayAddPictures: z.boolean(),
});
export type WebReturn = z.infer<typeof webReturn>;

/** A return as its buyer follows it. */
export const getWebReturn = defineEndpoint({
  method: 'GET',
  path: `${base}/get/{number}`,
  summary: 'A return with its state, its deadlines and what became of it, for the holder of its link.',
  access: 'visitor',
  cache: 'never',
  params: z.object({ number }),
  query: z.object({ key: z.string().max(100) }),
  answer: webReturn,
  refusals: ['notFound'],
});

/** The buyer keeps the goods after all. */
export const cancelWebReturn = defineEndpoint({
  method: 'POST',
  path: `${base}/cancel`,
  summary: 'Takes a return back that has not been sent yet; its pieces can be announced again.',
  access: 'visitor',
  body: z.object(whichReturn),
  answer: webReturn,
  refusals: ['notFound', 'returnMoveNotAllowed'],
});

/** The buyer says that it is on its way. */
export const sendWebReturn = defineEndpoint({
  method: 'POST',
  path: `${base}/sent`,
  summary: 'Says that the goods were sent, with the number of the parcel where there is one.',
  access: 'visitor',
  body: z.object({
    ...whichReturn,
    trackingNumber: z.string().trim().max(trackingNumberLength).default(''),
  }),
  answer: webReturn,
  refusals: ['notFound', 'returnMoveNotAllowed'],
});

/**
 * Adds pictures (multipart, part `file` for each) to a return that waits for a decision. A file that is not taken says why,
 * and does not keep the others away: `kind` (not a picture), `large`, `many`, `broken`.
 */
export const addReturnPictures = defineEndpoint({
  method: 'POST',
  path: `${base}/pictures/{number}`,
  summary: 'Adds pictures to a return, for its buyer and staff alone.',
  access: 'visitor',
  params: z.object({ number }),
  query: z.object({ key: z.string().max(100) }),
  answer: z.object({
    taken: z.int(),
    refused: z.array(z.object({ name: z.string(), why: z.enum(['kind', 'large', 'many', 'broken']) })),
  }),
  refusals: ['notFound', 'returnMoveNotAllowed', 'unsupportedMediaType', 'tooManyRequests', 'storageFull'],
});

/** A picture of a return, for the holder of its link. */
export const getReturnPicture = defineEndpoint({
  method: 'GET',
  path: `${base}/picture/{id}`,
  summary: 'A picture of a return.',
  access: 'anyone',
  cache: 'never',
  params: z.object({ id: z.uuid() }),
  query: z.object({ key: z.string().max(100) }),
  answersFile: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
  answer: z.unknown().describe('The picture.'),
  refusals: ['notFound'],
});
