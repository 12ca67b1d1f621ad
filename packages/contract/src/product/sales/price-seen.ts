import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { productPrices } from '../product-price.ts';

const instant = z.iso.datetime();

const step = z.object({
  from: instant,
  to: instant.nullable().describe('Null: it is so now.'),
  shown: productPrices.nullable().describe('Null: it was not in the shop, or had no price.'),
});
export type SeenStep = z.infer<typeof step>;

/** What visitors saw of a price at every past instant, worked out from the journal as it was then (SELL-01). */
export const listSeenPrices = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/price/seen/{id}',
  summary:
    'What visitors saw of the price of a product or variant since it is in the shop: to pay, struck through, the lowest of 30 days.',
  access: { staff: 'prices.edit' },
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  query: z.object({
    at: z.iso.datetime({ offset: true }).optional().describe('The instant that is asked about, too.'),
  }),
  answer: z.object({
    id: z.int(),
    recordId: z.int().describe('The product that it is, or is a variant of.'),
    name: z.string(),
    sku: z.string().nullable(),
    variants: z
      .array(z.object({ id: z.int(), name: z.string(), sku: z.string().nullable() }))
      .describe('Of a product with variants, each of which has a price; lists show the lowest of them.'),
    asked: step
      .nullable()
      .describe('What was shown at `at`; null before it was in the shop, and without `at`.'),
    steps: z.array(step).describe('The newest first, at most 200.'),
  }),
  refusals: ['notFound'],
});
