import { z } from 'zod';
import { country } from '../countries.ts';
import { defineEndpoint } from '../endpoint.ts';
import { language } from '../languages.ts';

/** Lists that every site shares (SET-013, SET-014). */
export const getCommons = defineEndpoint({
  method: 'GET',
  path: '/api/v1/commons',
  summary: 'The languages or the countries, named and sorted in the asked language.',
  access: 'visitor',
  cache: 'never',
  query: z.object({
    type: z.enum(['languages', 'countries']),
    language: z
      .string()
      .max(3)
      .optional()
      .describe('Two- or three-letter code; default is the header language.'),
  }),
  answer: z.union([z.array(language), z.array(country)]),
  refusals: ['queryParametersMissing'],
});
