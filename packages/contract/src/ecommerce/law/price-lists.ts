import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';

const day = z.iso.date();

/** The price lists that a shop has published, the newest first; none where its goods need none (NN 75/2025). */
export const listPriceLists = defineEndpoint({
  method: 'GET',
  path: '/api/v1/ecommerce/priceList/list',
  summary: 'The daily price lists of the shop, the newest first, as far as its archive goes.',
  access: 'visitor',
  cache: 'never',
  answer: z.array(
    z.object({
      day,
      fileName: z
        .string()
        .describe('Name of the file, by the rule: kind and address of the shop, number, day and time.'),
      products: z.int(),
      createdAt: z.iso.datetime(),
    }),
  ),
});

/** The price list of a day. */
export const getPriceList = defineEndpoint({
  method: 'GET',
  path: '/api/v1/ecommerce/priceList/get/{day}',
  summary: 'The price list of a day as CSV; of today where a day is called `today`.',
  access: 'visitor',
  cache: 'never',
  params: z.object({ day: z.union([day, z.literal('today')]) }),
  answer: z.never(),
  answersFile: ['text/csv'],
  refusals: ['notFound'],
});
