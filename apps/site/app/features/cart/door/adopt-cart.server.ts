import { outcomeOf } from '@izlog/contract/client';
import { getAbandoned } from '@izlog/contract/ecommerce/cart/cart-get';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { readCartSession, saveCartSession } from './cart-session.server.ts';

/**
 * After a login the customer goes on with the cart that was left open: the visitor's own one becomes the customer's, and
 * what was left elsewhere is in it (CART-028, CART-029). A cart that cannot be fetched now is no reason not to log in.
 */
export async function adoptCart(request: Request, context: SiteContext): Promise<void> {
  const session = readCartSession(request);
  const { currency } = context.site;
  const found = await outcomeOf(
    context.call(getAbandoned, { ...session, ...(currency.id > 0 && { currencyId: currency.id }) }),
  );
  if (found.errored) {
    if (found.error.status >= 500) console.error(context.requestId, found.error);
    return;
  }
  if (found.data === null) return;
  const { id, protectCode } = found.data;
  saveCartSession(context, { cartId: String(id), protectCode });
}
