import { getNewCartSession } from '@izlog/contract/ecommerce/cart/cart-session';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { type CartSession, saveCartSession } from './cart-session.server.ts';

/** Opens a cart for a visitor who has none. */
export async function openCart(context: SiteContext): Promise<CartSession> {
  const { id, protectCode } = await context.call(getNewCartSession, {});
  const session = { cartId: String(id), protectCode };
  saveCartSession(context, session);
  return session;
}
