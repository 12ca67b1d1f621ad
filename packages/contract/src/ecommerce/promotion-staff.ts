import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pagination } from '../pagination.ts';
import { couponStates } from './coupon-states.ts';
import { discountFields, discountNames, discountWords } from './discount-fields.ts';

const access = { staff: 'marketing.edit' } as const;
const params = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

const fields = {
  ...discountFields,
  priority: z
    .int()
    .min(0)
    .max(10_000)
    .default(0)
    .describe('Lower ones are counted first; each counts on what those before have left.'),
  stackGroup: z
    .string()
    .trim()
    .min(1)
    .max(50)
    .nullable()
    .default(null)
    .describe('Of promotions with the same words a cart gets the first that counts.'),
  isLast: z.boolean().default(false).describe('Nothing after it counts.'),
};

/** A discount that every cart gets that meets its conditions, without a code (CART-060). */
const promotion = z.object({
  id: z.int(),
  ...fields,
  validFrom: z.iso.datetime().nullable(),
  validTo: z.iso.datetime().nullable(),
  used: z.int().describe('Orders that have used it.'),
  state: z.enum(couponStates),
  created_at: z.iso.datetime(),
  revision: z.string().describe('Of what staff can change; sent back with a save.'),
});
export type Promotion = z.infer<typeof promotion>;

/** Promotions of the site in the order in which they are counted. */
export const filterPromotions = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/promotion/filter',
  summary: 'Lists the promotions of the site in their order, those that are over or switched off too.',
  access,
  query: z.object({
    keywords: z.string().trim().max(100).optional().describe('Part of a name.'),
    state: z.enum(couponStates).optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({ records: z.array(promotion), pagination }),
});

/** One promotion with what its ids name. */
export const getPromotion = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/promotion/get/{id}',
  summary: 'Answers a promotion with its products and customers by name.',
  access,
  params,
  answer: promotion.extend(discountNames),
  refusals: ['notFound'],
});

/** Saves a promotion; carts that meet its conditions have it at once. */
export const savePromotion = defineEndpoint({
  method: 'PUT',
  path: '/api/v2/ecommerce/promotion/save',
  summary: 'Adds a promotion, or saves over the one of that id.',
  access,
  body: z.object({
    id: z.int().min(1).max(Number.MAX_SAFE_INTEGER).nullable().default(null).describe('Null adds one.'),
    revision: z
      .string()
      .max(1000)
      .optional()
      .describe('What it was when it was read: saving over what somebody else changed is refused.'),
    ...fields,
    ...discountWords,
  }),
  answer: promotion,
  refusals: ['notFound', 'validationFailed', 'recordChanged'],
});

/** Removes a promotion; orders keep what it took off. */
export const deletePromotion = defineEndpoint({
  method: 'DELETE',
  path: '/api/v2/ecommerce/promotion/delete/{id}',
  summary: 'Removes a promotion; orders keep what it took off.',
  access,
  params,
  answer: z.object({}),
  refusals: ['notFound'],
});
