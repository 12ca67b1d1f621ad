import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { recallTextLength } from './law-lengths.ts';

const access = { staff: 'orders.edit' } as const;
const productId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const day = z.iso.date();
const words = z.string().trim().min(1).max(recallTextLength);

const scope = {
  boughtFrom: day.nullable().default(null).describe('Only what was bought from this day on; null: all.'),
  boughtTo: day.nullable().default(null).describe('Only what was bought up to this day; null: all.'),
};

const reach = z.object({
  people: z.int().describe('Each gets one mail.'),
  orders: z.int(),
  guests: z.int().describe('Of the people, those who bought without an account.'),
  erased: z.int().describe('Orders whose buyer was erased: nobody can be written to.'),
  languages: z.array(z.string()).describe('Three-letter codes of the languages that they bought in.'),
});

/** What a recall would reach; nothing is sent. */
export const previewRecall = defineEndpoint({
  method: 'GET',
  path: '/api/v1/ecommerce/recall/preview/{productId}',
  summary:
    'Whom a recall of a product would reach: people, orders, languages; and the recalls that were sent (LAW-02).',
  access,
  params: z.object({ productId }),
  query: z.object({ boughtFrom: day.optional(), boughtTo: day.optional() }),
  answer: z.object({
    name: z.string(),
    reach,
    sent: z
      .array(
        z.object({
          id: z.int(),
          at: z.iso.datetime(),
          by: z.string(),
          boughtFrom: day.nullable(),
          boughtTo: day.nullable(),
          people: z.int(),
          orders: z.int(),
          waiting: z.int().describe('Mails that are still to go out.'),
          delivered: z.int().describe('Mails that the mail server took.'),
          failed: z.int().describe('Mails that were given up.'),
          unreached: z
            .array(z.string())
            .describe('Numbers of orders whose mail was given up: these buyers have to be called.'),
        }),
      )
      .describe('The newest first.'),
  }),
  refusals: ['notFound'],
});

/** Writes to everybody who bought a product, guests too: each once, in the language of the order. */
export const sendRecall = defineEndpoint({
  method: 'POST',
  path: '/api/v1/ecommerce/recall/send/{productId}',
  summary:
    'Recalls a product: one mail to each buyer, by the mail jobs, with the record of who was written to (LAW-02).',
  access,
  params: z.object({ productId }),
  body: z.object({
    texts: z
      .record(z.string().regex(/^[a-z]{3}$/), z.object({ danger: words, act: words }))
      .describe(
        'What the danger is and what to do, by three-letter language; that of the shop has to be there.',
      ),
    people: z
      .int()
      .min(1)
      .describe('How many the preview named: another number is refused with the new one.'),
    ...scope,
  }),
  answer: z.object({ id: z.int(), people: z.int(), orders: z.int() }),
  refusals: ['notFound'],
});
