import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pagination } from '../pagination.ts';
import { couponStates } from './coupon-states.ts';
import { discountFields, discountNames, discountWords } from './discount-fields.ts';

const fields = {
  code: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .regex(/^\S*$/, 'Without spaces.')
    .describe('As it is printed; compared without case. The same code saves over it.'),
  ...discountFields,
};

/** A coupon as staff keep it (CART-060). */
const coupon = z.object({
  id: z.int(),
  ...fields,
  validFrom: z.iso.datetime().nullable(),
  validTo: z.iso.datetime().nullable(),
  used: z.int().describe('Orders that have used it.'),
  state: z.enum(couponStates),
  created_at: z.iso.datetime(),
});
export type Coupon = z.infer<typeof coupon>;

/** Coupons of the site, newest first. */
export const filterCoupons = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/coupon/filter',
  summary: 'Lists the coupons of the site, those that are over or switched off too.',
  access: { staff: 'marketing.edit' },
  query: z.object({
    keywords: z.string().trim().max(100).optional().describe('Part of a code or name.'),
    state: z.enum(couponStates).optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({ records: z.array(coupon), pagination }),
});

/** How many of the orders that used a coupon are listed, the newest first. */
export const reportedUses = 50;

/** One coupon with what its ids name and the orders that used it. */
export const getCoupon = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/coupon/get/{id}',
  summary: 'Answers a coupon with its products and customers by name, and the last orders that used it.',
  access: { staff: 'marketing.edit' },
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  answer: coupon.extend({
    ...discountNames,
    uses: z
      .array(
        z.object({
          slug: z.string().describe('Number of the order.'),
          at: z.iso.datetime(),
          orderTotal: z.number(),
          discount: z.number().describe('What the coupon took off.'),
          currency: z.object({ iso: z.string(), symbol: z.string() }),
        }),
      )
      .describe(`At most ${reportedUses}, the newest first.`),
  }),
  refusals: ['notFound'],
});

/** Saves a coupon; carts may use it at once, and those that hold it count it again. */
export const saveCoupon = defineEndpoint({
  method: 'PUT',
  path: '/api/v2/ecommerce/coupon/save',
  summary: 'Adds a coupon or saves over the one of that code.',
  access: { staff: 'marketing.edit' },
  body: z.object({
    ...fields,
    ...discountWords,
    isNew: z.boolean().default(false).describe('Refuses a code that the site has already.'),
  }),
  answer: coupon,
  refusals: ['validationFailed'],
});

/** Removes a coupon; carts lose it, orders keep what it took off. */
export const deleteCoupon = defineEndpoint({
  method: 'DELETE',
  path: '/api/v2/ecommerce/coupon/delete/{id}',
  summary: 'Removes a coupon; orders keep what it took off.',
  access: { staff: 'marketing.edit' },
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  answer: z.object({}),
  refusals: ['notFound'],
});
