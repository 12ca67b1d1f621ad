import { outcomeOf } from '@izlog/contract/client';
import { toggleWish } from '@izlog/contract/cms/wishlist';
import { data, redirect } from 'react-router';
import { pathTo, splitPrefix } from '#site/i18n/path-to.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import type { ToastName } from '#site/kit/toasts/toasts.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { localReferer } from '#site/session/local-referer.ts';
import { wishCookie } from './door/saved-wishes.ts';
import type { WishAnswer } from './wish-answer.ts';

/**
 * Presses the heart of a product with one call (ACCT-018). A visitor is told that this is for logged-in customers, and the
 * wish is remembered until the login (ACCT-026). Without scripts the answer leads back to where the heart is.
 */
export async function pressWish(context: SiteContext, request: Request, sent: string) {
  const productId = Number(sent);
  if (!Number.isSafeInteger(productId) || productId < 1) throw data(null, { status: 400 });
  const from = localReferer(request);
  if (!context.session) return toLogin(context, request, productId, from);
  const outcome = await outcomeOf(context.call(toggleWish, { product_id: productId }));
  // A session that was no good has ended on the way.
  if (!context.session) return toLogin(context, request, productId, from);
  if (outcome.errored) {
    const refused: WishAnswer = { productId, refusal: 'failed' };
    if (isPlain(request)) return redirect(from, { status: 303 });
    return data(refused, { status: outcome.error.status >= 400 ? outcome.error.status : 503 });
  }
  const { active } = outcome.data;
  const toast: ToastName = active ? 'wishAdded' : 'wishRemoved';
  if (!isPlain(request)) return data<WishAnswer>({ productId, active });
  context.cookies.push(flashCookie(toast));
  return redirect(from, { status: 303 });
}

function toLogin(context: SiteContext, request: Request, productId: number, from: string) {
  context.cookies.push(wishCookie(request.headers.get('cookie'), productId));
  if (!isPlain(request)) return data<WishAnswer>({ productId, refusal: 'loginNeeded' }, { status: 401 });
  context.cookies.push(flashCookie('loggedUsersOnly'));
  const { languages } = context.site;
  const language = splitPrefix(from, languages).language ?? context.language;
  return redirect(`${pathTo('login', {}, language)}?${new URLSearchParams({ from })}`, { status: 303 });
}

/** A browser without scripts sends the form itself and wants a page. */
const isPlain = (request: Request): boolean => request.headers.get('accept')?.includes('text/html') ?? false;
