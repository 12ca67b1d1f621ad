import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { cart } from './cart.ts';
import { cartCurrency, cartKey, cartRefusals } from './cart-session.ts';

/** Prices the cart for the holder of a member card (ACCT-030); only logged in (ACCT-027). Guessing is slowed. */
export const applyMemberCard = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/applyMemberCard',
  summary: 'Applies a member card and answers the whole cart.',
  access: 'customer',
  needsStore: true,
  body: z.object({ ...cartKey, ...cartCurrency, barcode: z.string().trim().min(1).max(100) }),
  answer: cart,
  refusals: [...cartRefusals, 'memberCardInvalid', 'tooManyRequests'],
});

/** Prices the cart without a member card again. */
export const removeMemberCard = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/removeMemberCard',
  summary: 'Takes the member card off and answers the whole cart.',
  access: 'visitor',
  needsStore: true,
  body: z.object({ ...cartKey, ...cartCurrency }),
  answer: cart,
  refusals: cartRefusals,
});
