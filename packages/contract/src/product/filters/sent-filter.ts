import { z } from 'zod';

/** Most values in one filter. */
export const largestFilter = 10_000;

const one = z.union([z.number(), z.string().max(200), z.boolean()]);

/**
 * A filter sent to the server (CATALOG-033). `key` is the code of an attribute or one of the keys every product has:
 * archived, discount, featured, price, id, category, tag, brand, sku, format, type, stock.
 */
export const sentFilter = z.object({
  key: z.string().min(1).max(100),
  value: z
    .union([z.array(one).max(largestFilter), one])
    .describe('Ids of choices, yes or no, or the two ends of a range.'),
  range: z.boolean().optional().describe('The value is [from, to], both ends included.'),
});
export type SentFilter = z.infer<typeof sentFilter>;

/** Filters of one request. */
export const sentFilters = z.array(sentFilter).max(100);
