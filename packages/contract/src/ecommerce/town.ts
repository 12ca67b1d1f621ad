import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Towns by postcode or postcodes by town, as help while an address is typed; today for Croatia only. */
export const findTowns = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/checkout/findTowns',
  summary: 'Post towns of a postcode, or postcodes of a town, at most 10.',
  access: 'visitor',
  cache: 'never',
  query: z.object({
    country: z
      .string()
      .length(2)
      .default('HR')
      .describe('ISO 3166-1 alpha-2 code; others than HR find nothing.'),
    zipCode: z.string().trim().max(25).optional().describe('A postcode or its beginning, 2 digits or more.'),
    city: z
      .string()
      .trim()
      .max(75)
      .optional()
      .describe('A town or its beginning, with or without diacritics.'),
  }),
  answer: z.array(z.object({ zipCode: z.string(), city: z.string() })),
  refusals: ['queryParametersMissing'],
});
