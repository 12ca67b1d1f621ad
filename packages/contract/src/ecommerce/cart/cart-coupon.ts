import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { cart } from './cart.ts';
import { cartCurrency, cartKey, cartRefusals } from './cart-session.ts';

/** Why a coupon cannot be used; each tells its own reason, with the figures in the payload (CART-060). */
export const couponRefusals = [
  'couponNotFound',
  'couponExpired',
  'couponNotStarted',
  'couponMinimum',
  'couponUsedUp',
  'couponNotForItems',
  'couponNotForCustomer',
] as const;

/** Applies a coupon in place of the one before (CART-051). Guessing is slowed (tooManyRequests). */
export const applyCoupon = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/applyCoupon',
  summary: 'Applies a coupon and answers the whole cart.',
  access: 'visitor',
  needsStore: true,
  body: z.object({ ...cartKey, ...cartCurrency, couponCode: z.string().trim().min(1).max(100) }),
  answer: cart,
  refusals: [...cartRefusals, ...couponRefusals, 'outOfStock', 'tooManyRequests'],
});

/** Takes the coupon off (CART-052). */
export const removeCoupon = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/removeCoupon',
  summary: 'Takes the coupon off and answers the whole cart.',
  access: 'visitor',
  needsStore: true,
  body: z.object({ ...cartKey, ...cartCurrency }),
  answer: cart,
  refusals: cartRefusals,
});
