import { CallError } from '@izlog/contract/client';
import type { Cart } from '@izlog/contract/ecommerce/cart/cart';
import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { endOf } from './ask-cart.server.ts';
import { type CartSession, clearCartSession, readCartSession } from './cart-session.server.ts';
import type { CartEnd } from './cart-view.ts';

/** What became of the visitor's cart: undefined for one without a session. */
export interface ReadCart {
  session?: CartSession;
  cart?: Cart;
  end?: CartEnd;
}

/**
 * Reads the cart of the request's cookies (CART-021). One that the platform refuses with 400 or 409 is given up with its
 * cookies; any other failure is thrown and keeps them (CART-023).
 */
export async function readCart(request: Request, context: SiteContext): Promise<ReadCart> {
  const session = readCartSession(request);
  if (!session) return {};
  try {
    return { session, cart: await context.call(getCart, cartKeyOf(session, context)) };
  } catch (error) {
    if (!(error instanceof CallError) || (error.status !== 400 && error.status !== 409)) throw error;
    clearCartSession(context);
    return { end: endOf(error) ?? 'lost' };
  }
}

/** What every call about a cart carries: what names and proves it, and the currency of the answer. */
export const cartKeyOf = ({ cartId, protectCode }: CartSession, { site }: SiteContext) => ({
  cartId,
  protectCode,
  ...(site.currency.id > 0 && { currencyId: site.currency.id }),
});
