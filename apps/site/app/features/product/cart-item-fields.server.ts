import { outcomeOf } from '@izlog/contract/client';
import type { CartItem } from '@izlog/contract/ecommerce/cart/cart';
import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { choiceOf } from '@izlog/contract/product/choices/find-variant';
import { readCartSession } from '#site/features/cart/door/cart-session.server.ts';
import { cartKeyOf } from '#site/features/cart/door/read-cart.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { fieldNames } from './product-fields.ts';
import type { MemberView, ProductFields, StartFields } from './product-view.ts';

/** The item of the visitor's cart that an address names (`cartItemId`); nothing when there is none. */
export async function findCartItem(
  context: SiteContext,
  search: URLSearchParams,
  request: Request,
): Promise<CartItem | undefined> {
  const wanted = Number(search.get(fieldNames.cartItem));
  const session = Number.isSafeInteger(wanted) && wanted > 0 ? readCartSession(request) : undefined;
  if (!session) return undefined;
  const cart = await outcomeOf(context.call(getCart, cartKeyOf(session, context)));
  return cart.errored ? undefined : cart.data.items.find(({ itemId }) => itemId === wanted);
}

/** What a page begins with that changes an item: its quantity, its answers and its bundle (PRODUCT-009, PRODUCT-025). */
export function fieldsOfItem(
  { itemId, qty, options }: CartItem,
  members: readonly MemberView[] | null,
): Pick<StartFields, 'itemId' | 'quantity' | 'answers' | 'members'> {
  const { personalizations, bundleOptions, customPriceOption: plan } = options;
  const answers: Record<string, ProductFields['answers'][string]> = {};
  for (const [title, said] of Object.entries(personalizations)) answers[title] = entered(said);
  if (plan) answers[plan.title] = plan.sku;
  const chosen = new Set(bundleOptions.map(({ id }) => id));
  return {
    itemId,
    quantity: String(qty),
    answers,
    members: Object.fromEntries(
      (members ?? []).flatMap(({ id, variants, axes }) => {
        const variant = variants.find((one) => chosen.has(one.id));
        return variant ? [[id, choiceOf(variant, axes)]] : [];
      }),
    ),
  };
}

/** An answer as its control holds it. */
function entered(said: CartItem['options']['personalizations'][string]): string | string[] {
  if (typeof said === 'boolean') return said ? 'yes' : 'no';
  return Array.isArray(said) ? said : String(said);
}
