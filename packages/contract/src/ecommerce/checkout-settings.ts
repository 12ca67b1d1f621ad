import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** What happens after adding to the cart: 0 the cart opens, 1 the page stays, 2 a popup shows it (LIMIT-021). */
export const cartBehaviours = [0, 1, 2] as const;
export type CartBehaviour = (typeof cartBehaviours)[number];

/** The behaviour of a stored or sent value; any other value counts as 1. */
export function cartBehaviour(value: unknown): CartBehaviour {
  return cartBehaviours.find((one) => one === value) ?? 1;
}

/** How the site's checkout behaves (SET-008, SET-009). */
export const checkoutConfig = z
  .object({
    allowedCountries: z
      .union([z.literal('ALL'), z.array(z.string().length(2))])
      .describe('ALL or ISO 3166-1 alpha-2 codes.'),
    takesOrders: z
      .boolean()
      .optional()
      .describe(
        'False while the shop lacks what the law wants before the first order: it refuses with shopNotOpen.',
      ),
    cart_type: z.literal(cartBehaviours).describe('After adding to the cart: 0 redirect, 1 stay, 2 popup.'),
  })
  .loose();
export type CheckoutConfig = z.infer<typeof checkoutConfig>;

export const getCheckoutSettings = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/settings/getCheckoutSettings',
  summary: "The site's checkout settings, in data.config.",
  access: 'visitor',
  cache: ['site', 'options', 'consents', 'page'],
  answer: z.object({ config: checkoutConfig }),
});
