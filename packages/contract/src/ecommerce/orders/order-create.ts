import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { cartKey, cartRefusals } from '../cart/cart-session.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const message = z.string().trim().max(1000);
const giftName = z.string().trim().max(150);
const pageAddress = z.url({ protocol: /^https?$/ }).max(2000);

/** What PayPal's buttons are made of (ORDER-009). */
export const payPalObject = z.object({
  isSubscription: z.boolean(),
  plan_id: z.string(),
  quantity: z.string(),
  orderId: z
    .string()
    .describe('The id of pgSuccess (ORDER-011), and of createOrder when it is no subscription.'),
  total: z.number(),
  scriptUrl: z.string(),
  plan: z
    .object({ taxes: z.object({ percentage: z.string(), inclusive: z.boolean() }) })
    .optional()
    .describe('Goes into the subscription: no tax outside Germany (ORDER-013).'),
});
export type PayPalObject = z.infer<typeof payPalObject>;

/**
 * Makes the order of a cart, once (ORDER-006, ORDER-017). The same `attempt` answers the same again; while a card
 * payment is open or failed, a new one leads to the payment of the same order. The consents that form type checkoutForm
 * requires are in the consent log before, of the buyer's address and not older than a day (ORDER-027).
 */
export const createOrder = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/order/create',
  summary: 'Orders what is in the cart and answers the form that leads to the payment.',
  access: 'visitor',
  needsStore: true,
  body: z.object({
    ...cartKey,
    userId: id.nullish().describe('The customer, or the guest of guest/update.'),
    guestKey: z.string().max(200).nullish().describe('Proves the guest; answered by guest/update.'),
    userShippingAddressId: id
      .nullish()
      .describe('Kept in the cart, or the shipping or main address, unless given.'),
    userBillingAddressId: id.nullish(),
    giftMessage: message.nullish(),
    orderMessage: message.nullish(),
    to: giftName.nullish(),
    from: giftName.nullish(),
    successURL: pageAddress.describe('Absolute, on a domain of the site; gets orderSlug and orderKey.'),
    failureURL: pageAddress.describe('Absolute, on a domain of the site.'),
    currencyId: id.nullish(),
    attempt: z
      .string()
      .min(8)
      .max(100)
      .nullish()
      .describe('One random text for each showing of the payment step; makes repeats harmless.'),
    expectedTotal: z
      .number()
      .nullish()
      .describe('What the buyer saw as orderTotal; another sum is refused with cartChanged.'),
  }),
  answer: z.object({
    html: z
      .union([z.string(), payPalObject])
      .describe(
        'A form to add to the page and submit; empty when nothing is paid now (ORDER-014); or PayPal.',
      ),
    form: z
      .object({
        action: z.string(),
        method: z
          .literal('get')
          .optional()
          .describe('Where it is not posted: a provider that is opened by a link.'),
        fields: z.array(z.object({ name: z.string(), value: z.string() })),
      })
      .nullable()
      .describe('The same form as data, for pages that work without scripts.'),
    orderSlug: z.string(),
    orderKey: z.string().describe('Proves to get the order without login.'),
    paymentType: z.string().nullable(),
  }),
  refusals: [
    ...cartRefusals,
    'shopNotOpen',
    'cartEmpty',
    'cartChanged',
    'cartIncomplete',
    'memberCardInvalid',
    'outOfStock',
    'dayFull',
    'dayNotOffered',
    'notForSale',
    'deliveryMethodNotApplicable',
    'deliveryBranchMissing',
    'paymentMethodNotApplicable',
    'paymentUnavailable',
    'returnAddressForeign',
    'loginRequired',
    'consentRequired',
    'storageFull',
    'tooManyRequests',
    'validationFailed',
  ],
});

/** PayPal's buttons say that the buyer approved; the platform asks PayPal (ORDER-010). */
export const paymentSucceeded = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/order/pgSuccess/{id}',
  summary: 'Captures an approved PayPal order, or checks a subscription, and answers where to go.',
  access: 'visitor',
  params: z.object({ id: z.string().max(100) }),
  body: z.object({
    details: z.looseObject({
      subscriptionID: z.string().max(100).nullish(),
      orderID: z.string().max(100).nullish(),
    }),
    internalRedirect: z.boolean().default(true),
  }),
  answer: z.object({ url: z.string().describe('Absolute; the site goes to its path.') }),
  refusals: ['notFound', 'paymentUnavailable', 'storageFull', 'tooManyRequests'],
});
