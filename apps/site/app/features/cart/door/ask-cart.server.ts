import { CallError } from '@izlog/contract/client';
import type { Cart } from '@izlog/contract/ecommerce/cart/cart';
import { refusals } from '@izlog/contract/refusals';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { cartRefusalWords } from '../cart-refusal-words.server.ts';
import { clearCartSession } from './cart-session.server.ts';
import type { CartAnswer, CartEnd } from './cart-view.ts';
import { cartViewOf } from './cart-view-of.server.ts';

/**
 * What a call about the cart makes of the page: the cart, or the words of the refusal. A cart that cannot be used any
 * more is given up, with its cookies (CART-023 to CART-025); a fault keeps them.
 */
export async function askCart(context: SiteContext, call: Promise<Cart>): Promise<CartAnswer> {
  try {
    return { cart: cartViewOf(await call, context) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const end = endOf(error);
    if (end) {
      clearCartSession(context);
      return { cart: null, end };
    }
    return { refusal: cartRefusalWords(context, error), code: error.code };
  }
}

/** Why a refusal ends the cart's session, if it does. */
export function endOf({ message, code }: CallError): CartEnd | undefined {
  if (message === refusals.cartArchived.message) return 'archived';
  if (message === refusals.cartUsed.message) return 'used';
  return code === refusals.cartNotFound.code ? 'lost' : undefined;
}
