import { cookieNames } from '@izlog/contract/limits';
import { sharedState } from '#site/ui/shared-state.ts';
import type { CartAnswer, CartView } from './cart-view.ts';

/** What this tab knows of the cart; undefined until it was asked for, null when there is none. */
type Known = CartView | null | undefined;

/** Tells the other tabs of the browser that the cart is another one now. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('cart');

/**
 * The cart of the visitor as far as this tab knows it: undefined while it does not. `takeCart` says what another tab or a
 * loader already knows, without telling anybody.
 */
export const [useKnownCart, takeCart] = sharedState<Known>(undefined);

/** Takes over what the platform answered, and lets the other tabs ask for themselves. */
export function shareCart(cart: CartView | null): void {
  takeCart(cart);
  channel?.postMessage('changed');
}

/** True when the browser holds a cart session: without one nothing is asked (CART-018). */
export const hasCartSession = (cookies = document.cookie): boolean =>
  cookies.split('; ').some((pair) => pair.replace(/^__Host-/, '').startsWith(`${cookieNames.cartId}=`));

/**
 * Asks for the cart again (CART-021) and gives the answer; undefined when the shop could not be reached, the cart then
 * stays as it was known (CART-023).
 */
export async function refreshCart(address: string): Promise<CartAnswer | undefined> {
  if (!hasCartSession()) {
    takeCart(null);
    return undefined;
  }
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' } });
    if (!response.ok) return undefined;
    const answer = (await response.json()) as CartAnswer;
    if (answer.cart !== undefined) takeCart(answer.cart);
    return answer;
  } catch {
    // No connection: the next look at the page asks again.
    return undefined;
  }
}

/** Calls back when another tab changed the cart, or when the visitor comes back to this one (another device may have). */
export function onCartMayHaveChanged(callback: () => void): () => void {
  const whenSeen = () => {
    if (document.visibilityState === 'visible') callback();
  };
  channel?.addEventListener('message', callback);
  document.addEventListener('visibilitychange', whenSeen);
  return () => {
    channel?.removeEventListener('message', callback);
    document.removeEventListener('visibilitychange', whenSeen);
  };
}
