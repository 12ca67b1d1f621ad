import { randomUUID } from 'node:crypto';
import type { Cart } from '@izlog/contract/ecommerce/cart/cart';
import { deliveryWords } from '@izlog/contract/ecommerce/delivery-words';
import { getApplicablePaymentMethods } from '@izlog/contract/ecommerce/payment';
import { priceToPay } from '@izlog/contract/product/prices';
import { isSentKind, kindOfProduct } from '@izlog/contract/product/product-kinds';
import { guaranteeView } from '#site/features/guarantee/door/guarantee-view.server.ts';
import type { Checkout } from '../checkout.server.ts';
import { noteShown } from '../checkout-draft.server.ts';
import type { PaymentStepView } from '../checkout-view.ts';
import { lineOf } from '../shipping/load-shipping-step.server.ts';
import { loadCheckoutConsents } from './checkout-consents.server.ts';

/** The payment step: ways to pay (CHECKOUT-051), consents of form type checkoutForm, gift and instructions. */
export async function loadPaymentStep(checkout: Checkout): Promise<PaymentStepView> {
  const { context, key, cart, draft } = checkout;
  const { cartId, protectCode } = key;
  const hasGoods = cart.items.some(({ productData }) => isSentKind(kindOfProduct(productData)));
  const [methods, consents, guarantee] = await Promise.all([
    context.call(getApplicablePaymentMethods, {
      cartId,
      protectCode,
      userId: draft?.userId,
      userBillingAddressId: draft?.billingId,
    }),
    loadCheckoutConsents(checkout),
    hasGoods ? guaranteeView(context) : undefined,
  ]);
  const { giftMessage, orderMessage, to, from } = cart.options;
  const { deliveryMethod } = cart;
  const attempt = randomUUID();
  if (draft) noteShown(context, draft, attempt);
  return {
    methods: methods.map(({ id, name, description, paymentType, kind, termDays }) => ({
      id,
      name,
      description,
      paymentType,
      kind,
      termDays,
    })),
    chosenId: methods.find(({ id }) => id === cart.paymentMethodId)?.id ?? null,
    consents: consents.errored ? undefined : consents.data,
    ...(guarantee ? { guarantee } : {}),
    gift: { giftMessage, to, from },
    orderMessage,
    company: cart.companyData,
    addressLine: draft ? lineOf(draft.delivery) : '',
    deliveryLine: deliveryMethod ? deliveryWords(deliveryMethod) : null,
    attempt,
    seen: seenOf(cart),
  };
}

/** Number of items, and price and total of each, as the visitor saw them (ORDER-002). */
export function seenOf({ items }: Cart): string {
  return items
    .map(({ itemId, prices }) => `${itemId}:${priceToPay(prices.base)}:${prices.base.cartTotal}`)
    .toSorted()
    .join(',');
}
