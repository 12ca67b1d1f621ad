import { outcomeOf } from '@izlog/contract/client';
import { getCheckoutSettings } from '@izlog/contract/ecommerce/checkout-settings';
import { redirect } from 'react-router';
import type { CartView } from '#site/features/cart/door/cart-view.ts';
import { cartViewOf } from '#site/features/cart/door/cart-view-of.server.ts';
import { closedCart } from '#site/features/cart/door/closed-cart.server.ts';
import { cartKeyOf, readCart } from '#site/features/cart/door/read-cart.server.ts';
import { pathTo } from '#site/i18n/path-to.ts';
import type { DroppedView } from '#site/kit/forms/form-answer.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { loadAddressStep } from './address/load-address-step.server.ts';
import { type Checkout, isShippingSkipped, stepAddress } from './checkout.server.ts';
import { readDraft } from './checkout-draft.server.ts';
import { type CheckoutStep, type CheckoutView, checkoutSteps } from './checkout-view.ts';
import { isLoginOver } from './is-login-over.server.ts';
import { loadPay } from './payment/load-pay.server.ts';
import { loadPaymentStep } from './payment/load-payment-step.server.ts';
import { leadToOwnOrder } from './result/lead-to-own-order.server.ts';
import { loadShippingStep } from './shipping/load-shipping-step.server.ts';

/**
 * Opens checkout: without a cart or with an empty one the visitor is led to the cart page (CHECKOUT-004), with one that
 * became an order by their own press to that order. `attempt` is what the form that was sent says.
 */
export async function openCheckout(
  request: Request,
  url: URL,
  context: SiteContext,
  attempt?: string,
): Promise<Checkout> {
  const { session, cart, end } = await readCart(request, context);
  if (end === 'used') await leadToOwnOrder(request, context, attempt);
  if (end) throw closedCart(end, context);
  if (!session || !cart || cart.items.length === 0) throw redirect(pathTo('cart', {}, context.language));
  const draft = readDraft(request, session.cartId);
  return { context, request, url, cart, key: cartKeyOf(session, context), draft };
}

/**
 * The step that the address asks for, or the first one that is not done yet. Each loads only what it shows: ways to pay
 * are asked for when the payment step opens and not before (CHECKOUT-050).
 */
export async function loadCheckout(checkout: Checkout): Promise<CheckoutView> {
  const { url, cart, context } = checkout;
  const wanted = url.searchParams.get('step') ?? 'address';
  const step = reachable(checkout, wanted);
  const base = {
    isShippingSkipped: isShippingSkipped(cart),
    cart: withDropped(cartViewOf(cart, context), checkout.draft?.dropped),
    ...(isLoginOver(checkout) && { loginOver: { from: stepAddress(step, context) } }),
    takesOrders: await takesOrders(context),
  };
  if (wanted === 'pay' && step === 'payment') {
    return { ...base, step, pay: await loadPay(checkout) };
  }
  if (step !== wanted) throw redirect(stepAddress(step, context));
  if (step === 'address') return { ...base, step, address: await loadAddressStep(checkout) };
  if (step === 'shipping') return { ...base, step, shipping: await loadShippingStep(checkout) };
  return { ...base, step, payment: await loadPaymentStep(checkout) };
}

/** Coupon and card that an earlier step took off stay mentioned until there is another. */
function withDropped(cart: CartView, dropped: readonly DroppedView[] = []): CartView {
  const reported = dropped.filter(({ what }) => {
    if (cart.dropped.some((one) => one.what === what)) return false;
    return what === 'couponDropped' ? !cart.coupon : what === 'memberCardDropped' && !cart.memberCard;
  });
  return { ...cart, dropped: [...cart.dropped, ...reported] };
}

/** Whether the shop takes orders yet; when that cannot be asked, the order itself will tell. */
async function takesOrders({ call }: SiteContext): Promise<boolean> {
  const settings = await outcomeOf(call(getCheckoutSettings, {}));
  return settings.errored || settings.data.config.takesOrders !== false;
}

function reachable({ draft, cart }: Checkout, wanted: string): CheckoutStep {
  const asked = wanted === 'pay' ? 'payment' : checkoutSteps.find((step) => step === wanted);
  if (!asked || asked === 'address' || draft?.shippingId === undefined) return 'address';
  if (isShippingSkipped(cart)) return 'payment';
  return cart.deliveryMethodId === null ? 'shipping' : asked;
}
