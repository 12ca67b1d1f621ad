import { CallError } from '@izlog/contract/client';
import { data, redirect } from 'react-router';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { typedFields } from '#site/kit/forms/typed-fields.server.ts';
import { type Checkout, stepAddress } from '../checkout.server.ts';
import { saveDraft } from '../checkout-draft.server.ts';
import { checkoutSteps } from '../checkout-view.ts';
import { readCheckoutForm } from '../door/checkout-form.ts';
import { saveForGuest } from './save-address.server.ts';

/**
 * Nothing is done with a step that was sent when the login was over: the page says so and offers to log in on the spot or
 * to go on as a guest. What was typed stays, also without scripts; the cart stays in any case.
 */
export function askWhoGoesOn({ context, key, draft }: Checkout, form: FormData) {
  const name = String(form.get('form') ?? '');
  if (name === 'address') {
    const { deliveryForm, billingForm, useDifferentBillingAddress, isCompany, isBillingCompany } =
      readCheckoutForm(reader(form));
    saveDraft(context, {
      cartId: String(key.cartId),
      delivery: deliveryForm,
      ...(useDifferentBillingAddress && { billing: billingForm }),
      isCompany,
      isBillingCompany,
      isLoginOver: true,
    });
  } else if (draft) saveDraft(context, { ...draft, isLoginOver: true });
  return data<FormAnswer>({ form: name, typed: typedFields(form) }, { status: 401 });
}

/** Goes on as a guest with the addresses that were given: they become the guest's, and the step stays. */
export async function goOnAsGuest(checkout: Checkout, form: FormData) {
  const { context, draft } = checkout;
  const step = checkoutSteps.find((one) => one === reader(form)('step')) ?? 'address';
  if (!draft) return redirect(stepAddress('address', context), { status: 303 });
  const { userId: _user, shippingId, billingId: _billing, isLoginOver: _over, ...typed } = draft;
  try {
    const ids = shippingId === undefined ? {} : await saveForGuest(checkout, givenBefore(typed));
    saveDraft(context, { ...typed, ...ids });
    return redirect(stepAddress(step, context), { status: 303 });
  } catch (error) {
    if (error instanceof CallError) return refusedForm(context, 'asGuest', form, error);
    throw error;
  }
}

function givenBefore({
  delivery,
  billing,
}: Pick<NonNullable<Checkout['draft']>, 'delivery' | 'billing'>): Parameters<typeof saveForGuest>[1] {
  return {
    deliveryForm: { ...delivery, type: billing ? 'shipping' : 'main' },
    billingForm: billing ? { ...billing, type: 'billing' } : { ...delivery, type: 'main' },
    useDifferentBillingAddress: billing !== undefined,
  };
}
