import { z } from 'zod';
import { isSafeHref } from '../content/safe-href.ts';

const path = z.string().min(2).max(500).startsWith('/').refine(isSafeHref, 'Not a local path.');

/** A managed redirect (CMS-037). */
export const Redirect = z.object({
  from: path.describe('Local path without query.'),
  to: z
    .string()
    .max(2000)
    .refine((value) => isSafeHref(value) && /^(\/|https?:)/i.test(value), 'Not an address.')
    .describe('Local path, or an http address.'),
  status: z.union([z.literal(301), z.literal(302)]),
});
export type Redirect = z.infer<typeof Redirect>;
