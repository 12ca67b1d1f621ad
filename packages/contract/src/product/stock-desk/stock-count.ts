import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { mostUnits } from './movement-kinds.ts';

const access = { staff: 'stock.edit' } as const;
const product = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

/** What was counted of one product, against the level at that moment. */
const line = z.object({
  product: z.int(),
  name: z.string(),
  sku: z.string(),
  barcode: z.string(),
  expected: z.int(),
  counted: z.int(),
  at: z.iso.datetime(),
});
export type CountLine = z.infer<typeof line>;

/** The count that is under way. A site has one at a time, and everybody counts into it. */
export const getCount = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/stock/count/current',
  summary: 'Answers the count of the stock that is under way, what was counted last first.',
  access,
  answer: z.object({
    startedAt: z.iso.datetime().nullable().describe('Null where nobody counts.'),
    lines: z.array(line),
    toCount: z.int().describe('How many products and variants are counted by the shop.'),
  }),
});

/** One scan, or a number that was typed. The first one begins the count. */
export const countUnits = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/stock/count/scan',
  summary: 'Notes what was counted: a scanned EAN or sku is one piece more, `counted` is the number itself.',
  access,
  body: z
    .object({
      code: z.string().trim().min(1).max(100).optional().describe('EAN or sku.'),
      product: product.optional(),
      counted: z.int().min(0).max(mostUnits).optional(),
      scan: z
        .uuid()
        .optional()
        .describe('A name of this scan that its sender made up: sent again, it is not counted again.'),
    })
    .refine(({ code, product: id }) => (code === undefined) !== (id === undefined), 'A code or a product.'),
  answer: line,
  refusals: ['validationFailed', 'notFound'],
});

/** Takes a line out of the count again. */
export const uncountUnits = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/stock/count/skip',
  summary: 'Takes a product out of the count that is under way.',
  access,
  body: z.object({ product }),
  answer: z.object({}),
  refusals: ['notFound'],
});

/** Posts what differed: each difference is against the level when it was counted, so that a sale meanwhile stays. */
export const postCount = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/stock/count/post',
  summary:
    'Posts the differences of the count and ends it; what would go below what is promised stays in it.',
  access,
  answer: z.object({
    posted: z.int().describe('How many levels changed.'),
    refused: z.array(line.extend({ reserved: z.int(), quantity: z.int() })),
  }),
  refusals: ['notFound'],
});

/** Ends a count without posting it. */
export const dropCount = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/stock/count/drop',
  summary: 'Forgets the count that is under way; no level changes.',
  access,
  answer: z.object({}),
  refusals: ['notFound'],
});
