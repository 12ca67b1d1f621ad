import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';
import { backorderKinds } from '../product-kinds.ts';
import { correctionReasons, mostUnits } from './movement-kinds.ts';

/** How it stands with a product: what is free of it, against the limit that staff set. */
export const stockStates = ['out', 'backorder', 'low', 'enough', 'untracked'] as const;
export type StockState = (typeof stockStates)[number];

/** The level of one product or variant. */
export const stockRow = z.object({
  id: z.int().describe('Of the product, or of the variant.'),
  name: z.string().describe('With what a variant is told apart by.'),
  sku: z.string(),
  barcode: z.string(),
  isTracked: z.boolean(),
  quantity: z.int(),
  reserved: z.int().describe('Promised to carts and orders.'),
  free: z.int(),
  lowAt: z.int().nullable(),
  backorders: z.enum(backorderKinds),
  restockAt: z.iso.datetime().nullable(),
  waiting: z.int().describe('How many people wait to hear that it is back.'),
  state: z.enum(stockStates),
});
export type StockRow = z.infer<typeof stockRow>;

const access = { staff: 'stock.edit' } as const;
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** The levels of all that can be bought by itself, those that need somebody first. */
export const filterStock = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/stock/filter',
  summary: 'Lists stock levels, found by name, sku or EAN; what is short comes first.',
  access,
  query: z.object({
    search: z.string().trim().max(100).optional(),
    state: z.enum(stockStates).optional(),
    waiting: z.enum(['true']).optional().describe('Only what somebody waits for.'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({
    records: z.array(stockRow),
    pagination,
    sums: z.object({
      tracked: z.int(),
      pieces: z.int(),
      low: z.int().describe('At or below their limit, those that are gone too.'),
      out: z.int(),
      reserved: z.int(),
    }),
  }),
});

/** One level with who waits. */
export const getStock = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/stock/get/{id}',
  summary: 'Answers the level of a product and who waits for it.',
  access,
  params: z.object({ id }),
  answer: stockRow.extend({
    revision: z.string(),
    waits: z
      .array(z.object({ email: z.string().nullable(), since: z.iso.datetime() }))
      .describe('The first fifty; addresses only for who may read customers.'),
  }),
  refusals: ['notFound'],
});

/** How a level is kept: counted or not, its limit, what happens when it is gone. Never how many there are. */
export const updateStock = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/product/stock/update/{id}',
  summary: 'Sets how the stock of a product is kept; how many there are is changed by movements only.',
  access,
  params: z.object({ id }),
  body: z.object({
    isTracked: z.boolean().optional(),
    lowAt: z.int().min(0).max(mostUnits).nullable().optional(),
    backorders: z.enum(backorderKinds).optional(),
    restockAt: z.iso
      .datetime()
      .refine((at) => /^2[01]\d\d-/.test(at), 'A day of this century or the next.')
      .nullable()
      .optional(),
    revision: z.string().max(200).optional(),
  }),
  answer: z.object({ id: z.int(), revision: z.string() }),
  refusals: ['validationFailed', 'notFound', 'recordChanged', 'stockReserved'],
});

/** Pieces that came or went without an order. */
export const adjustStock = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/stock/adjust',
  summary:
    'Adds pieces to a level or takes some from it, with the reason; refuses to go below what is promised.',
  access,
  body: z.object({
    product: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
    difference: z
      .int()
      .min(-mostUnits)
      .max(mostUnits)
      .refine((pieces) => pieces !== 0, 'Nothing changes.'),
    reason: z.enum(correctionReasons),
    note: z.string().trim().max(200).default(''),
  }),
  answer: z.object({ quantity: z.int(), reserved: z.int() }),
  refusals: ['validationFailed', 'notFound', 'stockReserved'],
});
