import { addCartItem } from '@izlog/contract/ecommerce/cart/cart-items';
import type { Order } from '@izlog/contract/ecommerce/orders/order';
import { refusals } from '@izlog/contract/refusals';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { askCart } from './ask-cart.server.ts';
import { leaveFlash } from './cart-flash.server.ts';
import { type CartSession, readCartSession } from './cart-session.server.ts';
import type { CartAnswer } from './cart-view.ts';
import { openCart } from './open-cart.server.ts';
import { cartKeyOf } from './read-cart.server.ts';
import { wordsOf } from './words-of.server.ts';

type Item = Order['items'][number];

/** How many of the items that stayed out are named: the words travel in a cookie. */
const mostNamed = 8;

/** The key of a page as it was given out; another is none. */
const keyForm = /^[\w-]{36}$/;

/**
 * Puts the items of an order into the cart once more, with their variants and options, through the door by which every
 * addition goes; of what there is too little, the rest that there is. The cart page says what stayed out and why. Once for
 * each page that offers it: every addition carries the page's key, and the platform makes none twice.
 */
export async function orderAgain(
  { slug, items }: Order,
  pageKey: string,
  request: Request,
  context: SiteContext,
): Promise<void> {
  const t = wordsOf(context);
  let session = readCartSession(request) ?? (await openCart(context));
  const out: string[] = [];
  let added = 0;
  for (const [place, item] of items.entries()) {
    const attempt = keyForm.test(pageKey) ? `${pageKey} ${place}` : undefined;
    let answer = await add(item, item.quantity, attempt, session, context);
    if (answer.end) {
      // The cart was ordered or given up meanwhile: the items begin a new one.
      session = await openCart(context);
      answer = await add(item, item.quantity, attempt, session, context);
    }
    if (answer.refusal === undefined) added++;
    else {
      const rest = attempt && `${attempt} rest`;
      if (answer.left && !(await add(item, answer.left, rest, session, context)).refusal) added++;
      out.push(`${item.name} (${answer.refusal})`);
    }
  }
  const rest = out.length - mostNamed;
  const names = [...out.slice(0, mostNamed), ...(rest > 0 ? [t('orders.againMore', { count: rest })] : [])];
  const key = out.length === 0 ? 'orders.againAdded' : added > 0 ? 'orders.againSome' : 'orders.againNone';
  const text = t(key, { slug, names: names.join('; ') });
  leaveFlash(context, { act: 'again', text, isGood: out.length === 0 });
}

type Added = CartAnswer & { left?: number };

async function add(
  { productId, chosen }: Item,
  qty: number,
  attempt: string | undefined,
  session: CartSession,
  context: SiteContext,
): Promise<Added> {
  let left: number | undefined;
  const call = context.call(addCartItem, {
    ...cartKeyOf(session, context),
    productId,
    qty,
    attempt,
    options: chosen,
  });
  const answer = await askCart(
    context,
    call.catch((error) => {
      left = leftOf(error);
      throw error;
    }),
  );
  return { ...answer, ...(left !== undefined && { left }) };
}

/** How many pieces there are still for this cart, when that is why it refused. */
function leftOf(error: { code?: string; payload?: { left?: number; inCart?: number } }): number | undefined {
  if (error.code !== refusals.outOfStock.code) return undefined;
  const { left = 0, inCart = 0 } = error.payload ?? {};
  return left - inCart > 0 ? left - inCart : undefined;
}
