import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { type GreenClaim, greenClaims } from './green-words.ts';
import { proofLength } from './law-lengths.ts';

const access = { staff: ['settings.edit', 'catalogue.edit'] } as const;
const claim = z.enum(greenClaims as [GreenClaim, ...GreenClaim[]]);
const kind = z.enum(['product', 'content']);

/** Green words in what visitors read, with what was said of them. */
export const listClaims = defineEndpoint({
  method: 'GET',
  path: '/api/v1/ecommerce/law/claims',
  summary: 'Green words in public products and pages: those without a proof first, 200 at most (LAW-02).',
  access,
  query: z.object({ productId: z.coerce.number().int().min(1).optional().describe('Of one product only.') }),
  answer: z.object({
    open: z.int().describe('How many nobody has said anything of, of all.'),
    claims: z.array(
      z.object({
        kind,
        itemId: z.int(),
        document: z.string().describe('`product`, or the kind of content, such as `page`.'),
        title: z.string(),
        languages: z.array(z.string()),
        claim,
        word: z.string().describe('As it stands in the text.'),
        isMarked: z.boolean(),
        proof: z.string().nullable().describe('What it rests on; null where it is marked to claim nothing.'),
      }),
    ),
  }),
});

/** Says what a green word rests on, or that it claims nothing there. */
export const markClaim = defineEndpoint({
  method: 'POST',
  path: '/api/v1/ecommerce/law/claim/mark',
  summary: 'Says what a green word of a product or a page rests on, or that it is no claim (LAW-02).',
  access,
  body: z.object({
    kind,
    itemId: z.int().min(1),
    claim,
    proof: z
      .string()
      .trim()
      .min(1)
      .max(proofLength)
      .nullable()
      .describe('A certificate, its number or its address; null: it is no claim.'),
  }),
  answer: z.object({ open: z.int() }),
  refusals: ['notFound'],
});
