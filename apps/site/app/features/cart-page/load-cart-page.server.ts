import type { Cart } from '@izlog/contract/ecommerce/cart/cart';
import { type CartFlash, takeFlash } from '#site/features/cart/door/cart-flash.server.ts';
import type { CartView } from '#site/features/cart/door/cart-view.ts';
import { cartViewOf } from '#site/features/cart/door/cart-view-of.server.ts';
import { closedCart } from '#site/features/cart/door/closed-cart.server.ts';
import { readCart } from '#site/features/cart/door/read-cart.server.ts';
import { type RecentOrder, recentOrder } from '#site/features/cart/door/recent-order.server.ts';
import { loadTiles } from '#site/features/catalog/door/load-tiles.server.ts';
import type { TileView } from '#site/features/catalog/door/tile-view.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import type { CartDrawerAnswer } from './use-related.ts';

export interface CartPage {
  cart: CartView | null;
  /** Goes with what is in the cart (CART-009). */
  related: TileView[];
  flash?: CartFlash;
  /** What the last cart became: who goes back into checkout after it finds an empty one. */
  ordered?: RecentOrder;
}

/** Most tiles of cross-sell: one row of the widest page. */
const mostRelated = 4;

/** The cart page. A cart that is closed for good sends the visitor home (CART-024, CART-025). */
export async function loadCartPage(request: Request, context: SiteContext): Promise<CartPage> {
  const { cart, end } = await readCart(request, context);
  if (end && end !== 'lost') throw closedCart(end, context);
  return {
    cart: cart ? cartViewOf(cart, context) : null,
    related: await relatedTo(cart, context),
    flash: takeFlash(request, context),
    ordered: cart && cart.items.length > 0 ? undefined : recentOrder(request, context),
  };
}

/** The cart for scripts: badge, window, and tabs that come back into view. */
export async function loadCartAnswer(
  request: Request,
  context: SiteContext,
  withRelated: boolean,
): Promise<CartDrawerAnswer> {
  const { cart, end } = await readCart(request, context);
  return {
    cart: cart ? cartViewOf(cart, context) : null,
    ...(end && { end }),
    related: withRelated ? await relatedTo(cart, context) : [],
  };
}

const relatedTo = async (cart: Cart | undefined, context: SiteContext): Promise<TileView[]> =>
  loadTiles((cart?.crossSellProducts ?? []).slice(0, mostRelated), context);
