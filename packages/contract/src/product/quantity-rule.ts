import { z } from 'zod';

/** How many pieces one may take at a time. */
export const quantityRule = z.object({
  min: z.int().min(1).describe('Least pieces of one purchase.'),
  max: z
    .int()
    .min(1)
    .nullable()
    .describe('Most pieces of one purchase; null when only the stock sets an end.'),
  step: z.int().min(1).describe('Sold in multiples of this.'),
});
export type QuantityRule = z.infer<typeof quantityRule>;
