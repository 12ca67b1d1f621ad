import { z } from 'zod';
import { country } from '../countries.ts';
import { defineEndpoint } from '../endpoint.ts';
import { cartKey, cartRefusals } from './cart/cart-session.ts';

/** Countries the shop sells to, for the country select of checkout (CHECKOUT-029, CHECKOUT-030). */
export const getAvailableCountries = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/checkout/getAvailableCountries',
  summary: 'The countries an order may be sent to, named and sorted in the asked language.',
  access: 'visitor',
  reads: true,
  cache: 'never',
  body: z.object({
    ...cartKey,
    language: z
      .string()
      .max(3)
      .nullish()
      .describe('Two- or three-letter code; default is the header language.'),
    type: z.literal('countries').default('countries'),
  }),
  answer: z.array(country),
  refusals: cartRefusals,
});
