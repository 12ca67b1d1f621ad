import { CallError, outcomeOf } from '@izlog/contract/client';
import type { Cart, CartAlert } from '@izlog/contract/ecommerce/cart/cart';
import { validateCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { createOrder } from '@izlog/contract/ecommerce/orders/order-create';
import { getApplicablePaymentMethods, savePaymentMethod } from '@izlog/contract/ecommerce/payment';
import { gdprConsentLogCreate } from '@izlog/contract/gdpr/consent-log-create';
import { refusals } from '@izlog/contract/refusals';
import { data, redirect, redirectDocument } from 'react-router';
import { endOf } from '#site/features/cart/door/ask-cart.server.ts';
import { clearCartSession } from '#site/features/cart/door/cart-session.server.ts';
import { droppedOf, isCustomer } from '#site/features/cart/door/cart-view-of.server.ts';
import { closedCart } from '#site/features/cart/door/closed-cart.server.ts';
import { rememberOrder } from '#site/features/cart/door/recent-order.server.ts';
import { wordsOf } from '#site/features/cart/door/words-of.server.ts';
import { acceptedConsents, missesConsent } from '#site/features/consent/door/accepted-consents.ts';
import type { MessageKey } from '#site/i18n/messages.ts';
import { pathTo } from '#site/i18n/path-to.ts';
import type { DroppedView, FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { type Fault, faultsOf, type ReadField, reader } from '#site/kit/forms/rules.ts';
import { typedFields } from '#site/kit/forms/typed-fields.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { type Checkout, stepAddress } from '../checkout.server.ts';
import { dropDraft, saveDraft } from '../checkout-draft.server.ts';
import { companyRules } from '../door/checkout-rules.ts';
import { loadCheckoutConsents } from './checkout-consents.server.ts';
import { seenOf } from './load-payment-step.server.ts';

/**
 * Sends the payment step and places the order. In this order, each only when the one before went well: the choice and the
 * required consents (CHECKOUT-053, CHECKOUT-054), the way to pay into the cart (CHECKOUT-055), the cart as it was seen
 * against the cart as it is (ORDER-001 to ORDER-005), the consents into the log (ORDER-027), the order.
 */
export async function placeOrder(checkout: Checkout, form: FormData) {
  const { context } = checkout;
  const read = reader(form);
  try {
    const wrong = await faultsOfStep(checkout, form, read);
    if (wrong) return wrong;
    // What no longer counts is taken off the cart by this write, thus its answer is the one that names it.
    const { notices } = await setPaymentMethod(checkout, read);
    const changed = await changedSinceSeen(checkout, form, read, notices);
    if (changed) return changed;
    const unlogged = await logConsents(checkout, form);
    if (unlogged?.status === 429) return refusedForm(context, 'payment', form, unlogged);
    if (unlogged) {
      const refusal = wordsOf(context)('error.failedConsentLog');
      return data<FormAnswer>({ form: 'payment', refusal, typed: typedFields(form) }, { status: 503 });
    }
    return await create(checkout, read);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const end = endOf(error);
    if (end) {
      clearCartSession(context);
      throw closedCart(end, context);
    }
    if (error.code === refusals.paymentMethodNotApplicable.code) return methodGone(form, error);
    if (error.code === refusals.cartChanged.code) return tellChange(form, 'core.notifications.cartUpdated');
    return refusedForm(context, 'payment', form, error);
  }
}

async function faultsOfStep(checkout: Checkout, form: FormData, read: ReadField) {
  const { context, key, draft } = checkout;
  const wrong = (name: string, fault: MessageKey, alerts: MessageKey[] = []) => {
    const answer: FormAnswer = {
      form: 'payment',
      faults: { [name]: { key: fault } },
      alerts,
      typed: typedFields(form),
    };
    return data(answer, { status: 400 });
  };
  if (read('paymentMethodId') === '') return wrong('paymentMethodId', 'error.paymentMethodUndefined');
  const { cartId, protectCode } = key;
  const methods = await context.call(getApplicablePaymentMethods, {
    cartId,
    protectCode,
    userId: draft?.userId,
    userBillingAddressId: draft?.billingId,
  });
  const method = methods.find(({ id }) => String(id) === read('paymentMethodId'));
  // One that is not offered any more is refused by name when it is to be kept.
  if (method?.paymentType === 'HPF' && read('asksCompany') !== '') {
    const faults = faultsOf(companyRules((draft?.billing ?? draft?.delivery)?.country ?? 'HR'), read);
    if (Object.keys(faults).length > 0) return wrongForm('payment', form, faults);
  }
  const asked = await loadCheckoutConsents(checkout);
  if (asked.errored) return refusedForm(context, 'payment', form, asked.error);
  const consent = 'core.notifications.consentRequired';
  return missesConsent(asked.data, acceptedConsents(form, asked.data))
    ? wrong('consents', consent, [consent])
    : undefined;
}

/** The way to pay that was chosen is not offered any more: beside the field, by its name where that is known. */
function methodGone(form: FormData, { payload }: CallError) {
  const { name } = (payload ?? {}) as { name?: unknown };
  const fault: Fault =
    typeof name === 'string'
      ? { key: 'cart.paymentMethodDroppedNamed', values: { name } }
      : { key: 'error.paymentMethodNotFound' };
  return wrongForm('payment', form, { paymentMethodId: fault });
}

/** Keeps the way to pay and, when it was asked for here, the company (CHECKOUT-055, CHECKOUT-057). */
export function setPaymentMethod({ context, key, draft }: Checkout, read: ReadField): Promise<Cart> {
  const companyName = read('companyName').trim();
  return context.call(savePaymentMethod, {
    ...key,
    userId: draft?.userId,
    userBillingAddressId: draft?.billingId,
    paymentMethodId: read('paymentMethodId'),
    ...(companyName !== '' && { companyData: { companyName, oib: read('companyOIB').trim() } }),
  });
}

/** The cart is asked for once more: another one than was shown is shown first, nothing is ordered (ORDER-002, ORDER-005). */
async function changedSinceSeen(
  { context, key }: Checkout,
  form: FormData,
  read: ReadField,
  before: readonly CartAlert[],
) {
  const cart = await context.call(validateCart, key);
  const notices = new Map([...before, ...cart.notices].map((notice) => [notice.code, notice]));
  const dropped = droppedOf({ notices: [...notices.values()] }, context);
  if (!cart.validateMemberCard || notices.has('memberCardDropped')) {
    return tellChange(form, 'core.notifications.memberCardNotValid', dropped);
  }
  const isSame = seenOf(cart) === read('seen') && String(cart.prices.converted.orderTotal) === read('total');
  const mayGoOn = isSame && cart.isOrderable && dropped.length === 0;
  return mayGoOn ? undefined : tellChange(form, 'core.notifications.cartUpdated', dropped);
}

/** Says what changed; the page is loaded again with the answer and shows the cart as it is now. */
const tellChange = (form: FormData, change: MessageKey, dropped: readonly DroppedView[] = []) =>
  data<FormAnswer>({ form: 'payment', change, dropped, typed: typedFields(form) }, { status: 409 });

/** Why they could not be logged, if so: without that nothing is ordered (GDPR-013). */
async function logConsents(checkout: Checkout, form: FormData): Promise<CallError | undefined> {
  const { context, draft } = checkout;
  const asked = await loadCheckoutConsents(checkout);
  if (asked.errored) return asked.error;
  const consents = acceptedConsents(form, asked.data);
  if (consents.length === 0 || !draft) return undefined;
  const logged = await outcomeOf(
    context.call(gdprConsentLogCreate, {
      sourceType: 'checkoutForm',
      consents,
      guestKey: draft.guestKey,
      user: { userType: isCustomer(context) ? 'user' : 'guest', email: draft.delivery.contactEmail },
    }),
  );
  if (!logged.errored) return undefined;
  console.error(context.requestId, logged.error);
  return logged.error;
}

async function create(checkout: Checkout, read: ReadField) {
  const { context, draft } = checkout;
  const attempt = read('attempt');
  const answer = await sendOrder(checkout, {
    attempt,
    giftMessage: read('giftMessage'),
    orderMessage: read('orderMessage'),
    to: read('to'),
    from: read('from'),
    expectedTotal: Number(read('total')),
  });
  if (answer.form !== null || typeof answer.html !== 'string') {
    // A document of its own, because its policy lets a form go to this bank and to nobody else.
    if (draft) saveDraft(context, { ...draft, attempt });
    return redirectDocument(stepAddress('pay', context), { status: 303 });
  }
  return leadToOrder(context, answer);
}

/** The way to the page of a placed order; its cart and what was typed are forgotten. */
export function leadToOrder(context: SiteContext, { orderSlug, orderKey }: PlacedOrder): Response {
  clearCartSession(context);
  rememberOrder(context, { orderSlug, orderKey });
  dropDraft(context);
  const query = new URLSearchParams({ orderSlug, orderKey });
  return redirect(`${pathTo('checkoutSuccess', {}, context.language)}?${query}`, { status: 303 });
}

interface PlacedOrder {
  orderSlug: string;
  orderKey: string;
}

interface OrderFields {
  attempt: string;
  giftMessage?: string;
  orderMessage?: string;
  to?: string;
  from?: string;
  expectedTotal?: number;
}

/** Creates the order, or gets the one of the same attempt again (ORDER-006, ORDER-007). */
export function sendOrder(
  { context, key, draft }: Pick<Checkout, 'context' | 'key' | 'draft'>,
  fields: OrderFields,
) {
  const { language, visitedOrigin } = context;
  return context.call(createOrder, {
    ...key,
    ...fields,
    userId: draft?.userId,
    guestKey: draft?.guestKey,
    userShippingAddressId: draft?.shippingId,
    userBillingAddressId: draft?.billingId,
    successURL: visitedOrigin + pathTo('checkoutSuccess', {}, language),
    failureURL: visitedOrigin + pathTo('checkoutFailure', {}, language),
  });
}
