import { redirect } from 'react-router';
import { pathTo } from '#site/i18n/path-to.ts';
import { readForm, textField } from '#site/kit/forms/read-form.server.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { type SiteContext, siteContext } from '#site/platform-client/site-context.ts';
import { leaveFlash } from '../door/cart-flash.server.ts';
import { type CartAct, type CartAnswer, cartActs } from '../door/cart-view.ts';
import { changeCart } from '../door/change-cart.server.ts';
import { wordsOf } from '../door/words-of.server.ts';
import type { Route } from './+types/cart-change';

/** Only forms change the cart: a mere address would do it to anyone who follows a link. */
export function loader(): never {
  throw notFound();
}

/**
 * Changes the cart. Scripts get the new cart or the words of the refusal; a form without scripts leads to the cart page,
 * which says there what became of it, because the page it came from is kept for everybody and could not.
 */
export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const act = cartActs.find((one) => one === params.act);
  if (!act) throw notFound();
  const site = context.get(siteContext);
  const form = await readForm(request);
  const answer = await changeCart(act, form, request, site);
  if (request.headers.get('accept')?.includes('application/json')) {
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
  }
  sayLater(act, form, answer, site);
  return redirect(pathTo('cart', {}, site.language), { status: 303 });
}

const successWords = {
  add: 'core.notifications.addedToCart',
  set: 'core.notifications.addedToCart',
  remove: 'core.notifications.itemRemovedFromCart',
  card: 'core.notifications.memebrshipCardBarcodeApplied',
} as const;

function sayLater(act: CartAct, form: FormData, { refusal, cart }: CartAnswer, site: SiteContext): void {
  const t = wordsOf(site);
  const itemId = textField(form, 'itemId') || undefined;
  if (refusal !== undefined) {
    leaveFlash(site, { act, itemId, text: refusal, isGood: false });
    return;
  }
  const isApplied = act === 'coupon' && cart?.coupon;
  const key = isApplied ? 'core.notifications.couponApplied' : successWords[act as keyof typeof successWords];
  if (cart && key) leaveFlash(site, { act, text: t(key), isGood: true });
}
