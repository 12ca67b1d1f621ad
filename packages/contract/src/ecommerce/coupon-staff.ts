import { z } from 'zod';
import { eachOnce } from '../each-once.ts';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pagination } from '../pagination.ts';
import { couponStates } from './coupon-states.ts';

const amount = z.number().min(0).max(10_000_000).multipleOf(0.01);
const instant = z.iso.datetime({ offset: true });
const ids = eachOnce(z.int().min(1).max(2_147_483_647)).max(1000).default([]);
const times = z.int().min(1).max(2_147_483_647);

const fields = {
  code: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .regex(/^\S*$/, 'Without spaces.')
    .describe('As it is printed; compared without case. The same code saves over it.'),
  names: z
    .record(z.string().length(3), z.string().trim().min(1).max(150))
    .describe('By three-letter language code; the default language of the site must be among them.'),
  kind: z.enum(['percent', 'amount', 'freeDelivery']),
  value: amount
    .default(0)
    .describe('Percent above 0 up to 100, or an amount of the main currency above 0; 0 for freeDelivery.'),
  isFreeDelivery: z.boolean().default(false).describe('Delivery costs nothing besides.'),
  isActive: z.boolean().default(true).describe('False: it is as good as unknown.'),
  validFrom: instant.nullable().default(null),
  validTo: instant.nullable().default(null).describe('The first instant at which it no longer holds.'),
  minTotal: amount.nullable().default(null).describe('Least total of all items, in the main currency.'),
  minQuantity: times.nullable().default(null).describe('Least number of pieces among those it is for.'),
  productIds: ids.describe('Only these products, or those of categoryIds; without either it is for all.'),
  categoryIds: ids,
  isWithoutReduced: z.boolean().default(false).describe('Items with a reduced price are left out.'),
  userIds: ids.describe('Only for these customers; empty is for all.'),
  isForMembers: z.boolean().default(false).describe('Only with a member card.'),
  usageLimit: times.nullable().default(null).describe('Orders that may use it; no less than have used it.'),
  customerLimit: times.nullable().default(null).describe('Orders of one customer that may use it.'),
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

/** How many of the orders that used a coupon are told, the newest first. */
export const reportedUses = 50;

/** One coupon with what its ids name and the orders that used it. */
export const getCoupon = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/coupon/get/{id}',
  summary: 'Answers a coupon with its products and customers by name, and the last orders that used it.',
  access: { staff: 'marketing.edit' },
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  answer: coupon.extend({
    products: z.array(z.object({ id: z.int(), sku: z.string().nullable(), name: z.string() })),
    customers: z.array(z.object({ id: z.int(), email: z.string() })),
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

/** Saves a coupon; carts may use it at once, and those that hold it count it anew. */
export const saveCoupon = defineEndpoint({
  method: 'PUT',
  path: '/api/v2/ecommerce/coupon/save',
  summary: 'Adds a coupon or saves over the one of that code.',
  access: { staff: 'marketing.edit' },
  body: z.object({
    ...fields,
    skus: z
      .array(z.string().trim().min(1).max(100))
      .max(1000)
      .default([])
      .describe('Products besides productIds.'),
    emails: z
      .array(z.string().trim().min(1).max(320))
      .max(1000)
      .default([])
      .describe('Customers besides userIds, by the address they registered with.'),
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
