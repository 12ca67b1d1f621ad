import { z } from 'zod';
import { Link } from './link.ts';

/** The thing a button leads to, by id; answers add its slug. */
const linked = z.object({ id: z.int(), slug: z.string().optional() }).nullable();

/** Which field of a button names a target of which kind (CMS-008), in the order in which they are asked (CMS-009). */
export const buttonTargets = {
  post: 'post',
  page: 'page',
  product: 'product',
  blogCategory: 'category',
  productCategory: 'productCategory',
  category: 'category',
} as const;
export type ButtonTarget = keyof typeof buttonTargets;

/** A button in content (CMS-008). It is kept with `link`, or with one of the target fields; answers have all fields. */
export const Button = z.object({
  name: z.string(),
  rel: z.string().nullable(),
  href: z.string().nullable().describe('An address, when it leads to no content.'),
  target: z.string().nullable(),
  post: linked,
  page: linked,
  product: linked,
  blogCategory: linked,
  productCategory: linked,
  category: linked,
  formattedPath: z.string().nullable().describe('Where it leads; null when its target is not public.'),
  link: Link.optional(),
});
export type Button = z.infer<typeof Button>;
