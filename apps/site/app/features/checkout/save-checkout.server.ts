import { outcomeOf } from '@izlog/contract/client';
import { redirect } from 'react-router';
import { refusedForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { askWhoGoesOn, goOnAsGuest } from './address/go-on-as-guest.server.ts';
import { saveAddressStep } from './address/save-address.server.ts';
import { type Checkout, isShippingSkipped } from './checkout.server.ts';
import { wasLost } from './is-login-over.server.ts';
import { placeOrder, setPaymentMethod } from './payment/place-order.server.ts';
import { saveShippingStep } from './shipping/save-shipping.server.ts';

/** Sends a step. One that stands on an unfinished one leads to the first, e.g. in a tab that was left open over night. */
export async function saveCheckoutStep(checkout: Checkout, form: FormData, firstStep: string) {
  const name = form.get('form');
  if (name === 'asGuest') return goOnAsGuest(checkout, form);
  if (wasLost(checkout, form)) return askWhoGoesOn(checkout, form);
  if (name === 'address') return saveAddressStep(checkout, form);
  if (checkout.draft?.shippingId === undefined) return redirect(firstStep, { status: 303 });
  if (name === 'shipping') return saveShippingStep(checkout, form);
  if (!isShippingSkipped(checkout.cart) && checkout.cart.deliveryMethodId === null) {
    return redirect(`${firstStep}?step=shipping`, { status: 303 });
  }
  if (name === 'payment') return placeOrder(checkout, form);
  const saved = await outcomeOf(setPaymentMethod(checkout, reader(form)));
  return saved.errored ? refusedForm(checkout.context, 'payment', form, saved.error) : null;
}
