import { applyCoupon, removeCoupon } from '@izlog/contract/ecommerce/cart/cart-coupon';
import { chooseGift } from '@izlog/contract/ecommerce/cart/cart-gift';
import { deleteCartItem, updateCartItem } from '@izlog/contract/ecommerce/cart/cart-items';
import { parseQuantity } from '@izlog/contract/ecommerce/cart/quantity';
import { saveCheckoutOptions } from '@izlog/contract/ecommerce/checkout-options';
import { textField } from '#site/kit/forms/read-form.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { addToCart, cartBehaviourOf } from '../add/add-to-cart.server.ts';
import { readAddToCart } from '../add/add-to-cart-fields.ts';
import { applyCard } from '../apply-card.server.ts';
import { askCart } from './ask-cart.server.ts';
import { type CartSession, readCartSession } from './cart-session.server.ts';
import type { CartAct, CartAnswer } from './cart-view.ts';
import { cartKeyOf } from './read-cart.server.ts';
import { wordsOf } from './words-of.server.ts';

/** Does what a form under `/_/cart/` asks for and answers the cart as it then is. */
export async function changeCart(
  act: CartAct,
  form: FormData,
  request: Request,
  context: SiteContext,
): Promise<CartAnswer> {
  const session = readCartSession(request);
  if (act === 'add' || act === 'set') return addToCart(act, form, session, context);
  if (session) return acts[act](form, context, session);
  // What needs a cart is abandoned without one; that is worth a line in the log, not a word to the visitor (CART-027).
  console.warn(context.requestId, 'Cart session not initialised!');
  return { cart: null };
}

type Act = (form: FormData, context: SiteContext, session: CartSession) => Promise<CartAnswer>;

const acts: Record<Exclude<CartAct, 'add' | 'set'>, Act> = {
  update,
  remove,
  coupon,
  note,
  gift,
  card: applyCard,
};

/** A quantity that is none is refused before anybody is asked (CART-040). */
async function update(form: FormData, context: SiteContext, session: CartSession): Promise<CartAnswer> {
  const wanted = readAddToCart(form);
  const t = wordsOf(context);
  if (!wanted?.itemId) return { refusal: t('error.somethingWentWrong') };
  const qty = parseQuantity(wanted.qty);
  if (qty === undefined) return { refusal: t('error.invalidQuantity') };
  const { itemId, productId, options } = wanted;
  // A product page that changes an item goes on as after an addition; the cart itself stays where it is.
  const behaviour = wanted.isFromProduct ? await cartBehaviourOf(context) : undefined;
  const fields = { ...cartKeyOf(session, context), itemId, productId, qty, options };
  return { ...(await askCart(context, context.call(updateCartItem, fields))), behaviour };
}

function remove(form: FormData, context: SiteContext, session: CartSession): Promise<CartAnswer> {
  const itemId = textField(form, 'itemId');
  return askCart(context, context.call(deleteCartItem, { ...cartKeyOf(session, context), itemId }));
}

/** Applies the code of the form, or, sent without one, takes the coupon off (CART-058). */
function coupon(form: FormData, context: SiteContext, session: CartSession): Promise<CartAnswer> {
  const couponCode = textField(form, 'coupon').trim();
  const key = cartKeyOf(session, context);
  if (couponCode !== '') return askCart(context, context.call(applyCoupon, { ...key, couponCode }));
  return askCart(context, context.call(removeCoupon, key));
}

/** Takes the gift of the form, or, sent without one, declines it. */
function gift(form: FormData, context: SiteContext, session: CartSession): Promise<CartAnswer> {
  const promotionId = textField(form, 'promotionId');
  const productId = textField(form, 'productId') || null;
  return askCart(
    context,
    context.call(chooseGift, { ...cartKeyOf(session, context), promotionId, productId }),
  );
}

function note(form: FormData, context: SiteContext, session: CartSession): Promise<CartAnswer> {
  const orderMessage = textField(form, 'orderMessage');
  return askCart(
    context,
    context.call(saveCheckoutOptions, { ...cartKeyOf(session, context), orderMessage }),
  );
}
