import { z } from 'zod';
import { Picture } from '../media/media.ts';
import { sortOptionIds } from './filters/sort-option.ts';

/** A category where it is only named: in breadcrumbs and on a product. */
export const categoryName = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  language: z.string().describe('Three-letter code of its words.'),
});
export type CategoryName = z.infer<typeof categoryName>;

/** A category of the shop (CATALOG-047). */
export const category = categoryName.extend({
  parentId: z.int().nullable(),
  position: z.int(),
  products: z.int().optional().describe('Products in its list; only where they were asked for.'),
  line: z.string().describe('One line under the name.'),
  description: z.string(),
  media: Picture.nullable(),
  sortTypes: z
    .array(z.enum(sortOptionIds))
    .describe('The only sort options offered; none means all (CATALOG-050).'),
  sortDefaultType: z.enum(sortOptionIds).nullable(),
  seo: z.object({ title: z.string(), description: z.string() }),
  alternates: z
    .array(z.object({ language: z.string(), slug: z.string() }))
    .describe('Its slugs by language.'),
  isFallback: z.boolean().describe('True when it is not translated and shown in the default language.'),
  get children() {
    return z.array(category);
  },
});
export type Category = z.infer<typeof category>;

/** A label that cuts across categories (CATALOG-056). */
export const tag = z.object({ id: z.int(), name: z.string(), slug: z.string() });
export type Tag = z.infer<typeof tag>;
