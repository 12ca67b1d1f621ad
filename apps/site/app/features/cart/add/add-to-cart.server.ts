import { outcomeOf } from '@izlog/contract/client';
import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { addCartItem, updateCartItem } from '@izlog/contract/ecommerce/cart/cart-items';
import { parseQuantity } from '@izlog/contract/ecommerce/cart/quantity';
import { getCheckoutSettings } from '@izlog/contract/ecommerce/checkout-settings';
import { productGet } from '@izlog/contract/product/product-get';
import { refusalWords } from '#site/kit/forms/refusal-words.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { askCart } from '../door/ask-cart.server.ts';
import type { CartSession } from '../door/cart-session.server.ts';
import type { CartAnswer } from '../door/cart-view.ts';
import { openCart } from '../door/open-cart.server.ts';
import { cartKeyOf } from '../door/read-cart.server.ts';
import { wordsOf } from '../door/words-of.server.ts';
import { type AddToCart, readAddToCart } from './add-to-cart-fields.ts';

/**
 * Adds a product; `set` changes the item the product already has (CART-035). The first addition opens a session
 * (CART-018, CART-019); so does one whose session the platform does not know any more.
 */
export async function addToCart(
  act: 'add' | 'set',
  form: FormData,
  known: CartSession | undefined,
  context: SiteContext,
): Promise<CartAnswer> {
  const wanted = readAddToCart(form);
  const t = wordsOf(context);
  if (!wanted) return { refusal: t('error.somethingWentWrong') };
  const qty = parseQuantity(wanted.qty);
  if (qty === undefined) return { refusal: t('error.invalidQuantity') };
  const [behaviour, isGone] = await Promise.all([cartBehaviourOf(context), goneOf(wanted, context)]);
  if (isGone) return isGone;
  let answer: CartAnswer | undefined;
  if (known) {
    const itemId = act === 'set' ? await itemOf(wanted, known, context) : undefined;
    answer = await askCart(context, send(wanted, qty, known, itemId, context));
  }
  if (!answer || answer.end === 'lost') {
    answer = await askCart(context, send(wanted, qty, await openCart(context), undefined, context));
  }
  return { ...answer, behaviour };
}

function send(
  { productId, options, reservation }: AddToCart,
  qty: number,
  session: CartSession,
  itemId: number | undefined,
  context: SiteContext,
) {
  const fields = { ...cartKeyOf(session, context), productId, qty, options };
  if (itemId !== undefined) return context.call(updateCartItem, { ...fields, itemId });
  return context.call(addCartItem, { ...fields, ...(reservation !== undefined && { reservation }) });
}

/**
 * The product is looked at once more in the store of the page before it is added (PRODUCT-010), so that nobody opens a
 * cart for what is not there; one with a chosen custom price option is not (PRODUCT-011). Returns the refusal, if any.
 */
async function goneOf(
  { productId: id, options }: AddToCart,
  context: SiteContext,
): Promise<CartAnswer | undefined> {
  if (options?.customPriceOption) return undefined;
  const store = Number(context.site.stores[context.language.code]) || undefined;
  const fresh = await outcomeOf(context.call(productGet, { id, store }));
  if (!fresh.errored) return undefined;
  return { refusal: refusalWords(context, fresh.error), code: fresh.error.code };
}

/** The item the product has in the cart, if it has one. */
async function itemOf({ productId }: AddToCart, session: CartSession, context: SiteContext) {
  const cart = await outcomeOf(context.call(getCart, cartKeyOf(session, context)));
  if (cart.errored) return undefined;
  return cart.data.items.find((item) => item.productId === productId)?.itemId;
}

/** What the shop wants after an addition, read before it (CART-031); the page stays when the setting cannot be read. */
export async function cartBehaviourOf({ call }: SiteContext): Promise<0 | 1 | 2> {
  const settings = await outcomeOf(call(getCheckoutSettings, {}));
  return settings.errored ? 1 : settings.data.config.cart_type;
}
