import { addCartItem } from '@izlog/contract/ecommerce/cart-items';
import type { Order } from '@izlog/contract/ecommerce/order';
import { refusals } from '@izlog/contract/refusals';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { openCart } from './add-to-cart.server.ts';
import { askCart } from './ask-cart.server.ts';
import { leaveNotice } from './cart-notice.server.ts';
import { type CartSession, readCartSession } from './cart-session.server.ts';
import type { CartAnswer } from './cart-view.ts';
import { cartKeyOf } from './read-cart.server.ts';
import { wordsOf } from './words-of.server.ts';

type Item = Order['items'][number];

/** How many of the items that stayed out are told by name: the words travel in a cookie. */
const mostNamed = 8;

/** The last presses of this process by their key, and what came of them: the page sends a double click twice without scripts. */
const pressed = new Map<string, Promise<string[]>>();
const mostPressed = 1000;

/**
 * Puts an order into the cart once for each page that offers it: pressed again with the same key, also while the first
 * press is under way, nothing is added, and the answer is the same.
 */
export async function orderAgain(
  order: Order,
  key: string,
  request: Request,
  context: SiteContext,
): Promise<void> {
  const name = `${order.slug} ${key}`;
  const first = key === '' ? undefined : pressed.get(name);
  if (first) {
    // The cart and the words that the first press left for the browser.
    context.cookies.push(...(await first));
    return;
  }
  const before = context.cookies.length;
  const pressing = putAgain(order, request, context).then(() => context.cookies.slice(before));
  if (key !== '') {
    pressed.set(name, pressing);
    const [oldest] = pressed.keys();
    if (pressed.size > mostPressed && oldest !== undefined) pressed.delete(oldest);
  }
  try {
    await pressing;
  } catch (error) {
    pressed.delete(name);
    throw error;
  }
}

/**
 * Puts the items of an order into the cart once more, with their variants and options, through the door by which every
 * addition goes; of what there is too little, the rest that there is. The cart page says what stayed out and why.
 */
async function putAgain({ slug, items }: Order, request: Request, context: SiteContext): Promise<void> {
  const t = wordsOf(context);
  let session = readCartSession(request) ?? (await openCart(context));
  const out: string[] = [];
  let added = 0;
  for (const item of items) {
    let answer = await add(item, item.quantity, session, context);
    if (answer.end) {
      // The cart was ordered or given up meanwhile: the items begin a new one.
      session = await openCart(context);
      answer = await add(item, item.quantity, session, context);
    }
    if (answer.refusal === undefined) added++;
    else {
      if (answer.left && !(await add(item, answer.left, session, context)).refusal) added++;
      out.push(`${item.name} (${answer.refusal})`);
    }
  }
  const rest = out.length - mostNamed;
  const names = [...out.slice(0, mostNamed), ...(rest > 0 ? [t('orders.againMore', { count: rest })] : [])];
  const key = out.length === 0 ? 'orders.againAdded' : added > 0 ? 'orders.againSome' : 'orders.againNone';
  const text = t(key, { slug, names: names.join('; ') });
  leaveNotice(context, { act: 'again', text, isGood: out.length === 0 });
}

type Added = CartAnswer & { left?: number };

async function add(
  { productId, chosen }: Item,
  qty: number,
  session: CartSession,
  context: SiteContext,
): Promise<Added> {
  let left: number | undefined;
  const call = context.call(addCartItem, { ...cartKeyOf(session, context), productId, qty, options: chosen });
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
