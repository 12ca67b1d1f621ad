import { z } from 'zod';

/** What can be bought now. */
export const productStock = z.object({
  status: z.enum(['inStock', 'low', 'backorder', 'outOfStock']),
  quantity: z.int().nullable().describe('Pieces left; null when they are not counted.'),
  restockAt: z.iso.datetime().nullable(),
});
export type ProductStock = z.infer<typeof productStock>;
