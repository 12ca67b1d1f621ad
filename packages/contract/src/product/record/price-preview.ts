import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { productPrices } from '../product-price.ts';
import { recordId, saidPrice } from './product-record.ts';

/** Why a price is announced as it is: with a percentage, counted from a lower price, or without any. */
export const priceReasons = [
  'noPrice',
  'noSale',
  'announced',
  'fromLowest',
  'saleNotLower',
  'noFormerPrice',
  'notBelowLowest',
] as const;
export type PriceReason = (typeof priceReasons)[number];

/** What the shop will show at one time. */
const shownThen = productPrices.extend({
  at: z.iso.datetime(),
  reason: z.enum(priceReasons),
  lowest: z.number().nullable().describe('The lowest price offered in the 30 days before the reduction.'),
});

const instant = z.iso.datetime();

/** What everybody was asked for weeks, and will be once it is saved. */
const priceLine = z.object({
  from: instant,
  now: instant,
  to: instant,
  steps: z
    .array(z.object({ at: instant, price: z.number().nullable().describe('Null: not for sale.') }))
    .describe('Each holds until the next one begins.'),
  reduction: z
    .object({ from: instant, lowest: z.number() })
    .nullable()
    .describe('When the reduction begins, and the lowest price of the 30 days before it.'),
});
export type PriceLine = z.infer<typeof priceLine>;

/** What buyers will see once a price is saved: the very act, taken back. */
export const previewProductPrice = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/record/price/preview',
  summary: 'Answers what the shop will show once a price is saved, and why; nothing is saved.',
  access: { staff: 'prices.edit' },
  reads: true,
  body: z.object({ id: recordId.optional().describe('Without it a new product.'), price: saidPrice }),
  answer: z.object({
    now: shownThen,
    later: shownThen.nullable().describe('When the sale begins, where it begins later.'),
    next: shownThen.nullable().describe('When the regular price that is planned begins.'),
    line: priceLine,
  }),
  refusals: ['validationFailed', 'notFound'],
});
export type PricePreview = z.infer<typeof previewProductPrice.answer>;
