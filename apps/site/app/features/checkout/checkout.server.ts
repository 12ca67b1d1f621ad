import type { Cart } from '@izlog/contract/ecommerce/cart/cart';
import type { cartKeyOf } from '#site/features/cart/door/read-cart.server.ts';
import { pathTo } from '#site/i18n/path-to.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import type { CheckoutDraft } from './checkout-draft.server.ts';
import type { CheckoutStep } from './checkout-view.ts';

/** What every step stands on. */
export interface Checkout {
  context: SiteContext;
  request: Request;
  url: URL;
  cart: Cart;
  /** Names and proves the cart. */
  key: ReturnType<typeof cartKeyOf>;
  draft: CheckoutDraft | undefined;
}

/** Nothing of a digital cart is sent by post (CHECKOUT-005). */
export const isShippingSkipped = ({ digitalOnly, isEProductCart }: Cart): boolean =>
  digitalOnly || isEProductCart;

/** Address of a step: the first one has none of its own, so that back and reload work as everywhere. */
export function stepAddress(step: CheckoutStep | 'pay', { language }: SiteContext): string {
  const path = pathTo('checkout', {}, language);
  return step === 'address' ? path : `${path}?step=${step}`;
}
