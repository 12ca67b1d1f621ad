import type { Cart } from '@izlog/contract/ecommerce/cart/cart';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { type CartRow, setCart } from './cart.queries.ts';
import { presentCart } from './sums/present-cart.ts';
import { type PricedCart, type PricingOptions, pricedCart } from './sums/priced-cart.ts';

/** Most that one cart may come to, cents: far from where numbers stop being exact. */
const largestTotal = 1_000_000_000_000;

/**
 * Ends a change: prices the cart as it is now and takes off what no longer counts - a coupon whose minimum is not met
 * (CART-042, CART-060), a card that is not valid any more - and answers the cart, saying so.
 */
export async function settleCart(ctx: Ctx, cart: CartRow, options: PricingOptions = {}): Promise<Cart> {
  const { caller } = ctx;
  // What a customer changes while logged in is the customer's cart, and comes back after the next login.
  const isTaken = caller.kind === 'customer' && cart.userId !== caller.userId;
  const owner = isTaken ? { userId: caller.userId } : {};
  const now = { ...cart, ...owner, updatedAt: ctx.now.getTime() };
  const priced = await pricedCart(ctx, now, options);
  mustBeSmall(priced);
  const answer = await presentCart(ctx, priced);
  const change = {
    ...owner,
    ...(priced.couponRefusal ? { couponId: null } : {}),
    ...(priced.isMemberCardValid ? {} : { memberCardBarcode: null }),
  };
  if (Object.keys(change).length > 0) await setCart(ctx, cart.id, change);
  return answer;
}

/** Refuses a cart that comes to more than can be counted to the cent. */
export function mustBeSmall({ base, converted }: Pick<PricedCart, 'base' | 'converted'>): void {
  if (base.orderTotal > largestTotal || converted.orderTotal > largestTotal)
    throw new Refusal('invalidQuantity');
}
