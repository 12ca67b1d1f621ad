import { outcomeOf } from '@izlog/contract/client';
import { saveDeliveryMethod } from '@izlog/contract/ecommerce/delivery';
import { redirect } from 'react-router';
import { droppedOf } from '#site/features/cart/door/cart-view-of.server.ts';
import { countryIdOf } from '#site/i18n/country-codes.server.ts';
import type { MessageKey } from '#site/i18n/messages.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { type Checkout, stepAddress } from '../checkout.server.ts';
import { saveDraft } from '../checkout-draft.server.ts';
import { askMethods } from './load-shipping-step.server.ts';

/** Sends the shipping step: the choice is looked at, kept in the cart, and the payment step opens (CHECKOUT-039 to CHECKOUT-042). */
export async function saveShippingStep(checkout: Checkout, form: FormData) {
  const { context, key, draft } = checkout;
  const read = reader(form);
  const wrong = (name: string, fault: MessageKey) => wrongForm('shipping', form, { [name]: { key: fault } });
  const id = read('deliveryMethodId');
  if (id === '') return wrong('deliveryMethodId', 'error.shippingMethodUndefined');
  const methods = await outcomeOf(askMethods(checkout));
  if (methods.errored) return refusedForm(context, 'shipping', form, methods.error);
  const method = methods.data.find((one) => String(one.id) === id);
  if (!method) return wrong('deliveryMethodId', 'error.shippingMethodNotFound');
  const branchId = method.options.hasBranches ? read(`branch.${id}`) : undefined;
  if (branchId === '') return wrong('branch', 'error.shippingBranchUndefined');
  const saved = await outcomeOf(
    context.call(saveDeliveryMethod, {
      ...key,
      userId: draft?.userId,
      deliveryMethodId: method.id,
      branchId,
      countryId: countryIdOf(draft?.delivery.country ?? ''),
      zipCode: draft?.delivery.zipCode,
    }),
  );
  if (saved.errored) return refusedForm(context, 'shipping', form, saved.error);
  const dropped = droppedOf(saved.data, context);
  if (draft && dropped.length > 0) {
    saveDraft(context, { ...draft, dropped: [...(draft.dropped ?? []), ...dropped] });
  }
  return redirect(stepAddress('payment', context), { status: 303 });
}
