import { z } from 'zod';
import { eachOnce } from '../each-once.ts';
import { discountKinds } from './discount-kinds.ts';

const amount = z.number().min(0).max(10_000_000).multipleOf(0.01);
const instant = z.iso.datetime({ offset: true });
const ids = eachOnce(z.int().min(1).max(2_147_483_647)).max(1000).default([]);
const gifts = eachOnce(z.int().min(1).max(2_147_483_647)).max(20).default([]);
const times = z.int().min(1).max(2_147_483_647);

/** What a discount is, with a code or without. Amounts in decimals of the main currency. */
export const discountFields = {
  names: z
    .record(z.string().length(3), z.string().trim().min(1).max(150))
    .describe('By three-letter language code; the default language of the site must be among them.'),
  kind: z.enum(discountKinds),
  value: amount
    .default(0)
    .describe(
      'Percent above 0 up to 100, an amount or the price of a piece in the main currency above 0; else 0.',
    ),
  buyQuantity: times
    .max(1000)
    .nullable()
    .default(null)
    .describe('Of multiBuy: of so many pieces only payQuantity are paid, the dearest of them.'),
  payQuantity: times.max(999).nullable().default(null),
  giftProductIds: gifts.describe(
    'Of gift: one piece of one of these is put into the cart for nothing, as the buyer chooses; of a product with variants one of them.',
  ),
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
  segmentId: z
    .int()
    .min(1)
    .max(2_147_483_647)
    .nullable()
    .default(null)
    .describe('Only for customers who are in this segment when the cart is counted.'),
  isForMembers: z.boolean().default(false).describe('Only with a member card.'),
  usageLimit: times.nullable().default(null).describe('Orders that may use it; no less than have used it.'),
  customerLimit: times.nullable().default(null).describe('Orders of one customer that may use it.'),
};

/** Products and customers that are named by words, where their ids are not known. */
export const discountWords = {
  giftSkus: z
    .array(z.string().trim().min(1).max(100))
    .max(20)
    .default([])
    .describe('Gifts besides giftProductIds.'),
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
};

/** What the ids of a discount name, as people know them. */
const named = z.object({
  id: z.int(),
  sku: z.string().nullable(),
  name: z.string(),
  details: z.string().describe('What makes a variant: "crvena, M".'),
});

export const discountNames = {
  gifts: z.array(named),
  products: z.array(named),
  customers: z.array(z.object({ id: z.int(), email: z.string() })),
};
