import { z } from 'zod';
import { legalPages } from '../../cms/legal-pages.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { safetyNeeds } from '../../product/safety-needs.ts';
import { dutyGap } from './duties.ts';

/** Something that a shop lacks: an option, a page that is not public in a language, or the consent to its terms. */
export const openingGap = z.object({
  kind: z.enum(['option', 'page', 'consent']),
  name: z.string().describe('The option, the handler of the page, or the form that does not ask.'),
  language: z.string().optional().describe('Three-letter code, of pages.'),
});
export type OpeningGap = z.infer<typeof openingGap>;

/** Products that are public though they lack something that was asked for later: how many, and the first ten. */
const publicWithout = <N extends readonly [string, ...string[]]>(needs: N) =>
  z.object({
    count: z.int(),
    products: z
      .array(
        z.object({
          id: z.int(),
          name: z.string(),
          slug: z.string().nullable(),
          missing: z.array(z.enum(needs)),
        }),
      )
      .describe('The first ten of them.'),
  });

/** Products that are public without the information of product safety that their category asks for now. */
export const unsafeProducts = publicWithout(safetyNeeds);
export type UnsafeProducts = z.infer<typeof unsafeProducts>;

/** E-products that are on sale without a file: who buys one pays, and gets nothing. */
export const filelessProducts = publicWithout(['file']);
export type FilelessProducts = z.infer<typeof filelessProducts>;

/** Makes the legal pages that the site does not have yet, as drafts that somebody reads, completes and publishes. */
export const createLegalPages = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/settings/createLegalPages',
  summary:
    'Makes drafts of the legal pages that the site does not have at all; those that are there stay as they are.',
  access: { staff: 'content.edit' },
  answer: z.object({ made: z.array(z.enum(legalPages)) }),
});

/** What stands between a shop and its first order: what the law wants the buyer to be told. */
export const getOpening = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/settings/getOpening',
  summary: 'What the shop lacks before it may take orders, and the state of its legal pages.',
  access: { staff: 'content.edit' },
  answer: z.object({
    missing: z.array(openingGap).describe('Without it orders are refused with shopNotOpen.'),
    wanted: z.array(openingGap).describe('What should be there too; it stops nothing.'),
    isOpenedAnyway: z
      .boolean()
      .describe('Option OpenWithoutLegalTexts: orders are taken all the same, and logged.'),
    takesOrders: z.boolean(),
    duties: z.array(dutyGap).describe('What the law asks of a shop that sells; it stops no order.'),
    unsafe: unsafeProducts,
    fileless: filelessProducts,
    pages: z.array(
      z.object({
        id: z.int(),
        handler: z.enum(legalPages),
        language: z.string(),
        title: z.string(),
        path: z.string(),
        isPublic: z.boolean(),
      }),
    ),
  }),
});
