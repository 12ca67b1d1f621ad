import { pathTo } from '#site/i18n/path-to.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { readCookies, writeCookie } from '#site/session/cookies.ts';
import { isCustomer } from './cart-view-of.server.ts';

const cookieName = 'ordered';
const halfAnHour = 1800;

/** The order that a cart became: its number, and its page. */
export interface RecentOrder {
  number: string;
  href: string;
}

/**
 * Remembers the order that the cart of this browser became, so that who goes back or sends the step again is told why the
 * cart is empty. The key of a guest's order goes along; a customer is known by the login.
 */
export function rememberOrder(context: SiteContext, order: { orderSlug: string; orderKey?: string }): void {
  const key = isCustomer(context) ? '' : (order.orderKey ?? '');
  context.cookies.push(
    writeCookie(cookieName, [order.orderSlug, key].join(' '), {
      maxAgeSeconds: halfAnHour,
      httpOnly: true,
      secure: context.isSecure,
    }),
  );
}

/** The order that the last cart of this browser became, within the last half an hour. */
export function recentOrder(request: Request, { language }: SiteContext): RecentOrder | undefined {
  const [orderSlug = '', orderKey = ''] = (
    readCookies(request.headers.get('cookie')).get(cookieName) ?? ''
  ).split(' ');
  if (!/^[\w-]{1,40}$/.test(orderSlug)) return undefined;
  const query = new URLSearchParams({ orderSlug, ...(orderKey && { orderKey }) });
  return { number: orderSlug, href: `${pathTo('checkoutSuccess', {}, language)}?${query}` };
}
