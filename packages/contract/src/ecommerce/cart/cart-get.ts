import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { cart } from './cart.ts';
import { cartCurrency, cartKey, cartRefusals } from './cart-session.ts';

/** The cart of a session (CART-021). */
export const getCart = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/getCart',
  summary: 'The cart with its items and prices.',
  access: 'visitor',
  needsStore: true,
  body: z.object({ ...cartKey, ...cartCurrency }),
  answer: cart,
  refusals: cartRefusals,
});

/** The cart as it would be ordered now, for the check before ordering (CART-066, ORDER-001…004). */
export const validateCart = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/validateCart',
  summary: 'The cart as it would be ordered now, and what stands in the way.',
  access: 'visitor',
  needsStore: true,
  body: z.object({ ...cartKey, ...cartCurrency }),
  answer: cart.extend({
    validateMemberCard: z
      .boolean()
      .describe('False: the card in the cart is not valid any more (ORDER-004).'),
    isOrderable: z.boolean().describe('False when the cart is empty or an item has a problem.'),
  }),
  refusals: cartRefusals,
});

/**
 * The last open cart of the calling customer, called after login with the visitor's cart (CART-028). A visitor's cart
 * with items becomes the customer's; the items of the earlier one are put into it, so nothing is lost (CART-029).
 */
export const getAbandoned = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/getAbandoned',
  summary: 'The cart the customer goes on with after login, or null.',
  access: 'customer',
  needsStore: true,
  body: z.object({
    cartId: cartKey.cartId.nullish(),
    protectCode: cartKey.protectCode.nullish(),
    ...cartCurrency,
  }),
  answer: cart.nullable(),
});
