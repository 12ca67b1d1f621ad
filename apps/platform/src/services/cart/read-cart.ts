import type { Cart } from '@izlog/contract/ecommerce/cart/cart';
import type { validateCart as validateEndpoint } from '@izlog/contract/ecommerce/cart/cart-get';
import type { EndpointReturn } from '@izlog/contract/endpoint';
import type { Ctx } from '#platform/kernel/context.ts';
import { insertCart } from './cart.queries.ts';
import { type CartKey, newProtectCode, openCart } from './open-cart.ts';
import { presentCart } from './sums/present-cart.ts';
import { pricedCart } from './sums/priced-cart.ts';

type Asked = CartKey & { currencyId?: number | null | undefined };

/** Opens an empty cart; that of a customer who is logged in is theirs at once (CART-019). */
export async function newCartSession(ctx: Ctx): Promise<{ id: number; protectCode: string }> {
  const protectCode = newProtectCode();
  const userId = ctx.caller.kind === 'customer' ? ctx.caller.userId : null;
  return { id: await insertCart(ctx, protectCode, userId), protectCode };
}

/** The cart of a session as it is now (CART-021); reads only. */
export async function getCart(ctx: Ctx, input: Asked): Promise<Cart> {
  const cart = await openCart(ctx, input);
  return presentCart(ctx, await pricedCart(ctx, cart, input));
}

/** The cart as it would be ordered now, and whether it can be (CART-066, ORDER-001…004). */
export async function validateCart(ctx: Ctx, input: Asked): Promise<EndpointReturn<typeof validateEndpoint>> {
  const cart = await openCart(ctx, input);
  const priced = await pricedCart(ctx, cart, input);
  return presentCart(ctx, priced, {
    validateMemberCard: priced.isMemberCardValid,
    isOrderable: priced.items.length > 0 && priced.items.every(({ problem }) => problem === null),
  });
}
