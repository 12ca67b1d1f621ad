import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { deliveryMethodOptions } from '../records/delivery-method.ts';
import { schemasOrUsual } from '../records/fields.ts';
import { deliveryBranch } from './delivery.ts';
import { methodWords, readRevision } from './payment-method-staff.ts';

const amount = z.number().min(0).max(1_000_000_000);
const grams = z.int().min(0).max(100_000_000);
const code = z.string().regex(/^[a-z0-9-]{1,40}$/);

const rate = z.object({
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(250)
    .nullable()
    .default(null)
    .describe('Null for every country the shop sells to.'),
  minWeight: grams.nullable().default(null),
  maxWeight: grams.nullable().default(null).describe('Grams, both ends included.'),
  minTotal: amount.nullable().default(null).describe('Cart total after discounts: from, and below.'),
  maxTotal: amount.nullable().default(null),
  price: amount,
  freeFrom: amount.nullable().default(null).describe('Cart total from which it costs nothing.'),
});

const fields = {
  code: code.describe('Names the method whatever the language; the same code saves over it.'),
  ...schemasOrUsual(deliveryMethodOptions),
  words: methodWords,
  rates: z.array(rate).min(1).max(200).describe('The first one that fits country, weight and total speaks.'),
};

const listed = z.object(fields).extend({
  id: z.int(),
  branches: z.int().describe('How many are offered.'),
  revision: z
    .string()
    .describe('Of what is read; sent along with a change it tells what somebody else changed.'),
});

/** Every way of delivery of the site, those that are switched off too. */
export const listDeliveryMethods = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/delivery/methods',
  summary: 'Delivery methods of the site with their rates and words in all languages.',
  access: { staff: 'settings.edit' },
  answer: z.array(listed),
});

/** Sets up a way of delivery; at once for every open cart. */
export const saveShopDeliveryMethod = defineEndpoint({
  method: 'PUT',
  path: '/api/v2/ecommerce/delivery/saveMethod',
  summary: 'Adds a delivery method or saves over the one of that code.',
  access: { staff: 'settings.edit' },
  body: z.object(fields).extend({ revision: readRevision }),
  answer: listed,
  refusals: ['validationFailed', 'recordChanged'],
});

/** What a parcel would cost by each way, those that are switched off too, and why one does not carry it. */
export const tryDelivery = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/delivery/tryOut',
  summary: 'What each way of delivery would ask for a parcel, or why it would not carry it.',
  access: { staff: 'settings.edit' },
  query: z.object({
    country: z.string().regex(/^[A-Z]{2}$/),
    weight: z.coerce.number().int().min(0).max(100_000_000).describe('Grams.'),
    total: z.coerce
      .number()
      .min(0)
      .max(1_000_000_000)
      .default(0)
      .describe('Of the cart, in the main currency.'),
  }),
  answer: z.object({
    isDeliverable: z.boolean().describe('False: the shop does not sell to this country at all.'),
    methods: z.array(
      z.object({
        code: z.string(),
        words: methodWords,
        isActive: z.boolean(),
        price: z.number().nullable().describe('Null: it would not carry it.'),
        why: z
          .enum(['country', 'weight', 'total', 'branches'])
          .nullable()
          .describe('What no rate fits: the first of these that leaves none; branches: none is there.'),
        weights: z
          .array(z.object({ from: z.int(), to: z.int().nullable() }))
          .describe('Grams that it carries to this country for this cart.'),
      }),
    ),
  }),
});

/** Takes over the list of branches of a carrier; an empty one is not believed. */
export const saveShopBranches = defineEndpoint({
  method: 'PUT',
  path: '/api/v2/ecommerce/delivery/saveBranches',
  summary: 'Replaces the branches and lockers of a provider; those that are gone are not offered any more.',
  access: { staff: 'settings.edit' },
  body: z.object({ provider: code, branches: z.array(deliveryBranch).min(1).max(20_000) }),
  answer: z.object({ saved: z.int(), closed: z.int() }),
  refusals: ['validationFailed'],
});

/** Removes a way of delivery that is switched off and that no order names; carts that chose it choose again. */
export const deleteShopDeliveryMethod = defineEndpoint({
  method: 'DELETE',
  path: '/api/v2/ecommerce/delivery/deleteMethod/{code}',
  summary: 'Removes a delivery method; one that is offered, or that an order names, is refused.',
  access: { staff: 'settings.edit' },
  params: z.object({ code }),
  answer: z.object({}),
  refusals: ['notFound', 'recordInUse'],
});
