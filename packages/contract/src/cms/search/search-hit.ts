import { z } from 'zod';
import { Picture } from '../../media/media.ts';
import { productPrices, unitPrice } from '../../product/product-price.ts';
import { linkKinds } from '../link-kinds.ts';

/** What the site search looks through; each is a tab of the search page (SEARCH-002), events where a site has any. */
export const searchCategories = ['products', 'pages', 'posts', 'productCategories', 'events'] as const;
export type SearchCategory = (typeof searchCategories)[number];

/** One find of the site search (SEARCH-004), enough to show it and to lead to it. */
export const SearchHit = z
  .object({
    category: z.enum(searchCategories),
    kind: z.enum(linkKinds),
    id: z.int(),
    title: z.string(),
    language: z.string().describe('Three-letter code of its words.'),
    marks: z
      .array(z.tuple([z.int(), z.int()]))
      .describe('Parts of the title that were looked for: start and end, as String.slice takes them.'),
    path: z.string().describe('Address without the host.'),
    line: z.string().describe('A short line: kind of a product, place of an event; may be empty.'),
    excerpt: z.string().describe('Plain text; empty in suggestions.'),
    media: Picture.nullable(),
    prices: productPrices.nullable().describe('Of products.'),
    unitPrice: unitPrice.nullable().describe('Of products that tell their content.'),
    total: z.int().min(0).nullable().describe('Listed products of a product category; null for the rest.'),
    date: z.iso
      .datetime()
      .nullable()
      .describe('When a post was published or an event starts; null for the rest.'),
  })
  .describe('A find of the site search.');
export type SearchHit = z.infer<typeof SearchHit>;

/** What was looked for. */
export const searchedWords = {
  query: z.string().describe('The text as it was sent, without spaces around it.'),
  corrected: z
    .string()
    .nullable()
    .describe(
      'What was looked for instead, when a word of the text is in nothing there is ("did you mean").',
    ),
};
