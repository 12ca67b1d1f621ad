import { z } from 'zod';
import { defineEndpoint, type EndpointReturn } from '../endpoint.ts';
import { pagination } from '../pagination.ts';
import { cart, cartPrices } from './cart/cart.ts';
import { cartCurrency, cartKey, cartRefusals } from './cart/cart-session.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** A place where a parcel is fetched: a branch, a locker, a shop of a carrier. */
export const deliveryBranch = z.object({
  id: z.string().describe('As the carrier gives it.'),
  name: z.string(),
  type: z.enum(['branch', 'locker', 'shop']),
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: z.string().describe('ISO 3166-1 alpha-2 code.'),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  openingHours: z.array(z.string()).describe('Lines to read: "pon–pet 08:00–16:00".'),
  phone: z
    .string()
    .max(40)
    .nullish()
    .describe('Whom the buyer may call there; a list that says nothing leaves it.'),
});
export type DeliveryBranch = z.infer<typeof deliveryBranch>;

/** Branches that a method answers with itself; the rest is found with `findDeliveryBranches`. */
export const branchesAtOnce = 20;

/** A way to get the order (CHECKOUT-035). */
export const deliveryMethod = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  price: z.number().describe('For this cart, in the currency asked for, tax as in the cart’s prices.'),
  isFree: z.boolean(),
  freeFrom: z.number().nullable().describe('Cart total from which it costs nothing.'),
  prices: cartPrices.describe('The sums of the cart with this method, in the currency asked for.'),
  options: z.object({
    branches: z
      .array(deliveryBranch)
      .describe(
        `At most ${branchesAtOnce}, the nearest to the postcode first; empty for a method without branches.`,
      ),
    totalBranches: z.int(),
    hasBranches: z.boolean().describe('True: a branch has to be chosen (CHECKOUT-032).'),
  }),
});
export type DeliveryMethod = z.infer<typeof deliveryMethod>;

const people = {
  userId: id.nullish(),
  userBillingAddressId: id.nullish(),
  userShippingAddressId: id.nullish(),
};

const goingTo = {
  ...cartKey,
  ...cartCurrency,
  ...people,
  countryId: id
    .nullish()
    .describe('ISO 3166-1 numeric; that of the cart unless given. Asking keeps nothing.'),
  zipCode: z
    .string()
    .trim()
    .max(25)
    .nullish()
    .describe('Puts the nearest branches first; that of the cart unless given.'),
};

/** Methods by which this cart can be sent to a country (CHECKOUT-034). */
export const getApplicableDeliveryMethods = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/delivery/getApplicableDeliveryMethods',
  summary: 'Delivery methods for this cart and country with their prices, cheapest rules applied.',
  access: 'visitor',
  reads: true,
  cache: 'never',
  needsStore: true,
  body: z.object(goingTo),
  answer: z.array(deliveryMethod),
  refusals: [...cartRefusals, 'validationFailed'],
});

/** Why no method sends a cart to a country: asked where there is none, so that the buyer reads the one reason. */
export const explainNoDelivery = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/delivery/explainNoDelivery',
  summary: 'The reason why this cart cannot be delivered to a country, in the language asked for.',
  access: 'visitor',
  reads: true,
  cache: 'never',
  needsStore: true,
  body: z.object(goingTo),
  answer: z.object({
    why: z
      .enum(['country', 'weight', 'total', 'branches'])
      .nullable()
      .describe('Null while it can be delivered, and of what is not sent at all.'),
    words: z.string().describe('The reason for the buyer, and what to do; empty without one.'),
  }),
  refusals: [...cartRefusals, 'validationFailed'],
});

/** What delivery of a product costs, for its page (CHECKOUT-035): known before there is a cart or an address. */
export const getDeliveryOffers = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/delivery/getDeliveryOffers',
  summary: 'Delivery methods for a parcel with their usual prices, cheapest first, without a cart.',
  access: 'visitor',
  cache: ['delivery'],
  query: z.object({
    weight: z.coerce.number().int().min(0).max(1_000_000).default(0).describe('Grams.'),
    total: z.coerce.number().min(0).max(10_000_000).default(0).describe('Price of the goods, main currency.'),
  }),
  answer: z.array(
    z.object({
      name: z.string(),
      description: z.string().describe('How and when it comes, in the words of the shop.'),
      price: z.number().describe('In the main currency, without promotions.'),
      freeFrom: z.number().nullable().describe('Cart total from which it costs nothing.'),
      isCollected: z.boolean().describe('True when it never costs anything: one fetches it oneself.'),
      country: z
        .string()
        .nullable()
        .optional()
        .describe(
          'Where it is sent for this price, ISO 3166-1 alpha-2; null where the shop names no country.',
        ),
    }),
  ),
});
export type DeliveryOffer = EndpointReturn<typeof getDeliveryOffers>[number];

/** Branches of a method by words of name, street, town or postcode, 20 a page. */
export const findDeliveryBranches = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/delivery/findBranches',
  summary: 'Branches and lockers of a delivery method, found by words or nearest to a postcode.',
  access: 'visitor',
  reads: true,
  cache: 'never',
  body: z.object({
    ...cartKey,
    deliveryMethodId: id,
    search: z.string().trim().max(100).nullish(),
    zipCode: z.string().trim().max(25).nullish(),
    type: z.enum(['branch', 'locker', 'shop']).nullish(),
    page: z.int().min(1).max(10_000).default(1),
    limit: z.int().min(1).max(100).default(20),
  }),
  answer: z.object({ records: z.array(deliveryBranch), pagination }),
  refusals: [...cartRefusals, 'deliveryMethodNotApplicable'],
});

/** Keeps the chosen method and branch in the cart (CHECKOUT-042, CHECKOUT-043). */
export const saveDeliveryMethod = defineEndpoint({
  method: 'PUT',
  path: '/api/v2/ecommerce/delivery/saveDeliveryMethod',
  summary: 'Chooses a delivery method and answers the whole cart.',
  access: 'visitor',
  needsStore: true,
  body: z.object({
    ...cartKey,
    ...cartCurrency,
    ...people,
    deliveryMethodId: id,
    branchId: z.coerce.string().trim().max(100).nullish(),
    countryId: id.nullish().describe('ISO 3166-1 numeric; kept in the cart.'),
    zipCode: z.string().trim().max(25).nullish().describe('Kept in the cart.'),
  }),
  answer: cart,
  refusals: [...cartRefusals, 'deliveryMethodNotApplicable', 'deliveryBranchMissing'],
});
