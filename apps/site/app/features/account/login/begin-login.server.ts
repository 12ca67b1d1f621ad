import { outcomeOf } from '@izlog/contract/client';
import { mergeWishes } from '@izlog/contract/cms/wishlist';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { login } from '@izlog/contract/user/login';
import { adoptCart } from '#site/features/cart/door/adopt-cart.server.ts';
import { forgottenWishes, savedWishes } from '#site/features/wishlist/door/saved-wishes.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import type { ToastName } from '#site/kit/toasts/toasts.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { currentUser } from '#site/session/current-user.server.ts';
import { saveSession } from '#site/session/login-state.ts';

/**
 * Keeps a new login and does what follows it, in this order: the user is fetched, the cart that was left comes back
 * (CART-028), then what he wished for as a visitor goes on his list (AUTH-005, AUTH-006). Staff have neither (ACCT-021).
 */
export async function beginLogin(
  context: SiteContext,
  request: Request,
  { tokens, user }: EndpointAnswer<typeof login>,
  ...said: ToastName[]
): Promise<void> {
  saveSession(context, { strategy: user.isBackofficeUser ? 'admin' : 'refresh', ...tokens });
  const notices: ToastName[] = ['login', ...said];
  const known = await currentUser(context);
  if (known && !known.isBackofficeUser) {
    await adoptCart(request, context);
    if (await saveWishes(context, request)) notices.push('wishAdded');
  }
  context.cookies.push(flashCookie(...notices));
}

/** True when something was put on the list. A wish that cannot be kept now stays remembered. */
async function saveWishes(context: SiteContext, request: Request): Promise<boolean> {
  const wishes = savedWishes(request.headers.get('cookie'));
  if (wishes.length === 0) return false;
  const saved = await outcomeOf(context.call(mergeWishes, { product_ids: wishes }));
  if (saved.errored) return false;
  context.cookies.push(forgottenWishes);
  return true;
}
