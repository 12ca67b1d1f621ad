import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Currencies a site sells in (SET-010, SET-011). */
export const currencyConfig = z.object({
  allowedCurrencies: z.array(
    z.object({
      id: z.int(),
      label: z.string(),
      symbol: z.string(),
      iso: z.string().length(3).describe('ISO 4217 code.'),
      rate: z.number().positive().describe('Units for one unit of the main currency.'),
    }),
  ),
  mainCurrencyId: z.int(),
});
export type CurrencyConfig = z.infer<typeof currencyConfig>;

export const getCurrencyConfig = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/settings/getCurrencyConfig',
  summary: "The site's currencies, in data.responseData.",
  access: 'visitor',
  cache: ['site'],
  beforePass: true,
  answer: z.object({ responseData: currencyConfig }),
});
