import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';
import { correctionReasons, movementKinds } from './movement-kinds.ts';

/** What came and went, the newest first; only ever added to. */
export const filterMovements = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/stock/movement/filter',
  summary: 'Lists what came to and went from the stock: how many, why and by whom.',
  access: { staff: 'stock.edit' },
  query: z.object({
    product: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    kind: z.enum(movementKinds).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({
    records: z.array(
      z.object({
        id: z.int(),
        product: z.int(),
        name: z.string(),
        sku: z.string(),
        kind: z.enum(movementKinds),
        difference: z.int(),
        after: z.int().describe('The level then.'),
        reason: z.enum(correctionReasons).nullable(),
        note: z.string(),
        who: z.string().describe('The colleague; empty where it was nobody of the staff.'),
        order: z.string().nullable().describe('The slug of the order it belongs to.'),
        at: z.iso.datetime(),
      }),
    ),
    pagination,
  }),
});
