import { cookieNames, limits } from '@izlog/contract/limits';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { readCookies, writeCookie } from '#site/session/cookies.ts';

/** Which cart a visitor has, and what proves it (CART-022). */
export interface CartSession {
  cartId: string;
  protectCode: string;
}

/** The cart session the cookies of a request hold, if they hold a whole one. */
export function readCartSession(request: Request): CartSession | undefined {
  const cookies = readCookies(request.headers.get('cookie'));
  const cartId = cookies.get(cookieNames.cartId);
  const protectCode = cookies.get(cookieNames.protectCode);
  return cartId && protectCode ? { cartId, protectCode } : undefined;
}

/**
 * Keeps a cart session for a year (CART-020). Scripts see that there is a cart (its id), so that visitors without one
 * ask for nothing; what proves it stays out of their reach.
 */
export function saveCartSession({ cookies, isSecure }: SiteContext, session: CartSession): void {
  const life = { maxAgeSeconds: limits.cartCookieSeconds, secure: isSecure };
  cookies.push(
    writeCookie(cookieNames.cartId, session.cartId, life),
    writeCookie(cookieNames.protectCode, session.protectCode, { ...life, httpOnly: true }),
  );
}

/** Forgets the cart session and its cookies (CART-023). */
export function clearCartSession({ cookies, isSecure }: SiteContext): void {
  const gone = { maxAgeSeconds: 0, secure: isSecure };
  cookies.push(
    writeCookie(cookieNames.cartId, '', gone),
    writeCookie(cookieNames.protectCode, '', { ...gone, httpOnly: true }),
  );
}
