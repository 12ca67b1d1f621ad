import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { discountKinds } from './discount-kinds.ts';

/** Why a promotion counts for a cart, or does not. */
export const promotionReasons = [
  'counts',
  'off',
  'notStarted',
  'over',
  'usedUp',
  'usedUpByCustomer',
  'notForCustomer',
  'notForMembers',
  'notForSegment',
  'notForItems',
  'minimumTotal',
  'minimumQuantity',
  'giftGone',
  'giftDeclined',
  'stopped',
  'groupTaken',
] as const;
export type PromotionReason = (typeof promotionReasons)[number];

const amount = z.number();

/** Why a cart costs what it costs: each promotion with what it took off or why it did not count. */
export const explainPromotions = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/promotion/explain',
  summary:
    'Says of a cart that is there, or of products by sku, which promotions count, which do not, and why.',
  access: { staff: 'marketing.edit' },
  reads: true,
  body: z.object({
    cartId: z
      .int()
      .min(1)
      .max(Number.MAX_SAFE_INTEGER)
      .optional()
      .describe('A cart of the site, also of an order.'),
    orderSlug: z.string().trim().max(50).optional().describe('The cart that became this order.'),
    items: z
      .array(z.object({ sku: z.string().trim().min(1).max(100), quantity: z.int().min(1).max(10_000) }))
      .max(50)
      .default([])
      .describe('Without a cart: products to try.'),
    couponCode: z.string().trim().max(100).optional(),
    email: z.string().trim().max(320).optional().describe('Without a cart: the customer to try it for.'),
    isMember: z.boolean().default(false).describe('Without a cart: with a member card.'),
  }),
  answer: z.object({
    currency: z.object({ iso: z.string(), symbol: z.string() }),
    items: z.array(
      z.object({
        productId: z.int(),
        name: z.string(),
        sku: z.string().nullable(),
        quantity: z.int(),
        price: amount.describe('Of a piece, before promotions.'),
        row: amount,
        total: amount.describe('The row less what promotions take off it.'),
      }),
    ),
    promotions: z
      .array(
        z.object({
          id: z.int(),
          name: z.string(),
          code: z.string().nullable().describe('Of a coupon.'),
          kind: z.enum(discountKinds),
          reason: z.enum(promotionReasons),
          missing: z.number().nullable().describe('What is missing to the least total, or pieces.'),
          by: z.object({ id: z.int(), name: z.string() }).nullable().describe('Who left no room for it.'),
          discount: amount,
          isFreeDelivery: z.boolean(),
          rows: z.array(z.object({ item: z.int().describe('Its place among the items.'), discount: amount })),
        }),
      )
      .describe('In the order in which they are counted; each counts on what those before have left.'),
    itemsTotal: amount,
    cartTotal: amount,
  }),
  refusals: ['notFound', 'validationFailed'],
});
