import { redirect } from 'react-router';
import { pathTo } from '#site/i18n/path-to.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import type { CartEnd } from './cart-view.ts';
import { leaveHomeToast } from './home-toast.ts';

/**
 * Where a visitor goes whose cart was closed: home, with words when it was archived and in silence when it became an
 * order (CART-024, CART-025); to the empty cart when it is merely unknown.
 */
export function closedCart(end: CartEnd, context: SiteContext): Response {
  if (end === 'archived') leaveHomeToast(context);
  return redirect(pathTo(end === 'lost' ? 'cart' : 'home', {}, context.language));
}
