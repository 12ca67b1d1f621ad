import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** How the site's checkout behaves (SET-008, SET-009). */
export const checkoutConfig = z
  .object({
    allowedCountries: z
      .union([z.literal('ALL'), z.array(z.string().length(2))])
      .describe('ALL or ISO 3166-1 alpha-2 codes.'),
    cart_type: z.int().min(0).max(2).describe('After adding to the cart: 0 redirect, 1 stay, 2 popup.'),
  })
  .loose();
export type CheckoutConfig = z.infer<typeof checkoutConfig>;

export const getCheckoutSettings = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/settings/getCheckoutSettings',
  summary: "The site's checkout settings, in data.config.",
  access: 'visitor',
  answer: z.object({ config: checkoutConfig }),
});
