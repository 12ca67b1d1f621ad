import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Picture } from '../../media/media.ts';
import { orderAddress } from '../orders/order.ts';
import { createOrder } from '../orders/order-create.ts';
import { paymentKinds } from '../payment.ts';

const token = z
  .string()
  .regex(/^[1-9]\d{0,14}-[\w-]{32}$/)
  .describe('Of the link in the mail.');
const amount = z.number();
const pageAddress = z.url({ protocol: /^https?$/ }).max(2000);

/** How an offer stands for anyone who has its link. */
export const offerStates = ['open', 'expired', 'placed'] as const;

const offer = z.object({
  state: z.enum(offerStates),
  number: z.int(),
  language: z.string(),
  message: z.string(),
  validUntil: z.iso.datetime(),
  currency: z.object({ iso: z.string(), symbol: z.string() }),
  items: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      language: z.string(),
      options: z.array(z.object({ name: z.string(), value: z.string() })),
      quantity: z.int(),
      unitPrice: amount,
      row: amount,
      picture: Picture.nullable(),
      isDigital: z.boolean(),
      isDownload: z.boolean().describe('Delivered as a file at once.'),
      isService: z.boolean().describe('Done for the buyer, with a right of withdrawal.'),
    }),
  ),
  prices: z.object({
    itemsTotal: amount,
    discounts: z.array(z.object({ name: z.string(), amount })),
    delivery: amount,
    orderTotal: amount,
    tax: amount,
    taxes: z.array(z.object({ rate: z.number(), base: amount, tax: amount })),
    isTaxIncluded: z.boolean(),
    paid: amount.describe('What of it was paid before; the payment is of the rest.'),
  }),
  notFiscalised: z.boolean().describe('A Croatian seller writes OVO NIJE FISKALIZIRANI RAČUN on it.'),
  deliveryName: z.string().nullable(),
  email: z.string(),
  address: orderAddress,
  payment: z.array(
    z.object({ id: z.int(), name: z.string(), description: z.string(), kind: z.enum(paymentKinds) }),
  ),
  paymentMethodId: z.int().nullable().describe('The way that was agreed on, which then is the only one.'),
  orderSlug: z.string().nullable(),
  orderKey: z.string().nullable().describe('Opens the order that it has become.'),
});
export type Offer = z.infer<typeof offer>;

/** An offer for the holder of its link. */
export const getOffer = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/offer/get/{token}',
  summary: 'An offer with its lines, sums and ways to pay.',
  access: 'visitor',
  cache: 'never',
  params: z.object({ token }),
  answer: offer,
  refusals: ['notFound', 'tooManyRequests'],
});

/** Orders what was offered, once, at the prices that were offered; the consents of the checkout are in the log before. */
export const acceptOffer = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/offer/accept/{token}',
  summary: 'Makes the order of an offer and answers the form that leads to the payment.',
  access: 'visitor',
  params: z.object({ token }),
  body: z.object({
    paymentMethodId: z
      .int()
      .min(1)
      .max(Number.MAX_SAFE_INTEGER)
      .optional()
      .describe('One of those that the offer names; the one that was agreed on unless given.'),
    onlyAgain: z
      .boolean()
      .default(false)
      .describe('True: answers what this attempt has made, and makes nothing.'),
    successURL: pageAddress.describe('Absolute, on a domain of the site; gets orderSlug and orderKey.'),
    failureURL: pageAddress.describe('Absolute, on a domain of the site.'),
    attempt: z.string().min(8).max(100).nullish().describe('One random text; makes repeats harmless.'),
  }),
  answer: createOrder.answer,
  refusals: [
    'notFound',
    'offerEnded',
    'cartUsed',
    'shopNotOpen',
    'outOfStock',
    'dayFull',
    'dayNotOffered',
    'paymentMethodNotApplicable',
    'paymentUnavailable',
    'returnAddressForeign',
    'consentRequired',
    'storageFull',
    'tooManyRequests',
  ],
});
