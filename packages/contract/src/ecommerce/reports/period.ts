import { z } from 'zod';

/** What a period is compared with: as many days just before it, or the same days a year earlier. */
export const comparisons = ['before', 'year'] as const;
export type Comparison = (typeof comparisons)[number];

/** A day of the shop, both ends of a period within. */
const day = z.iso.date().regex(/^20\d\d-/);

/** The period of a report, and of which currency; the main one unless said. */
export const periodQuery = {
  from: day.describe('First day, in the time of the shop.'),
  to: day.describe('Last day, within.'),
  compare: z.enum(comparisons).default('before'),
  // Not `currency`, which the shop's client says by itself: the one that a visitor looks at prices in.
  iso: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional()
    .describe('Orders of this currency.'),
};

/** A period with what it is compared with, and the currencies that orders of both were placed in. */
export const period = {
  from: z.string(),
  to: z.string(),
  before: z.object({ from: z.string(), to: z.string() }),
  currency: z.object({ iso: z.string(), symbol: z.string() }),
  currencies: z.array(z.string()),
};
