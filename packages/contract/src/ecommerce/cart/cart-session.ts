import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';

/** Refusals of every call that names a cart: no such pair (CART-022), closed, or ordered already (CART-026). */
export const cartRefusals = ['cartNotFound', 'cartArchived', 'cartUsed'] as const;

/** What names a cart and proves that it is the caller's (CART-020, CART-022). */
export const cartKey = {
  cartId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).describe('Id of the cart.'),
  protectCode: z.string().min(1).max(100).describe('Proves that the cart is the caller’s.'),
};

/** The currency of the answer; the main one of the site unless given. */
export const cartCurrency = {
  currencyId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).nullish(),
};

/** A cart that nobody has yet; nothing is kept of it before the first item is asked for (CART-019). */
export const getNewCartSession = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/getNewCartSession',
  summary: 'Opens an empty cart and answers what names and proves it.',
  access: 'visitor',
  cache: 'never',
  needsStore: true,
  answer: z.object({ id: z.int(), protectCode: z.string().describe('128 random bits.') }),
  refusals: ['tooManyRequests'],
});
