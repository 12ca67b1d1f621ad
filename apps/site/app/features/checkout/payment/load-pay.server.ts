import { randomUUID } from 'node:crypto';
import { outcomeOf } from '@izlog/contract/client';
import { isProviderCode } from '@izlog/contract/ecommerce/payment-providers';
import { refusals } from '@izlog/contract/refusals';
import { redirect } from 'react-router';
import type { PayView } from '../checkout-view.ts';
import { type Checkout, stepAddress } from '../load-checkout.server.ts';
import { leadToOrder, sendOrder } from './place-order.server.ts';
import { providerViews } from './providers/provider-views.ts';

/**
 * The page between shop and provider. It asks for the order of the attempt that was just sent, which answers the same as
 * before and makes no other; the page's policy then allows exactly the provider that the answer names. Where it is another
 * try, and its consents are a day old, the payment step asks for them anew.
 */
export async function loadPay(checkout: Checkout): Promise<PayView> {
  const { context, draft } = checkout;
  if (!draft?.attempt) throw redirect(stepAddress('payment', context));
  const sent = await outcomeOf(sendOrder(checkout, { attempt: draft.attempt }));
  if (sent.errored) {
    if (sent.error.code === refusals.consentRequired.code) throw redirect(stepAddress('payment', context));
    throw sent.error;
  }
  const { html, form, orderSlug, orderKey, paymentType } = sent.data;
  if (form) {
    context.policy.formTargets.push(new URL(form.action, context.visitedOrigin).origin);
    return { orderSlug, form };
  }
  if (typeof html !== 'string' && isProviderCode(paymentType)) {
    const nonce = randomUUID();
    context.policy.scripts = { nonce, origins: providerViews[paymentType].buttons?.origins ?? '' };
    const { total: _, ...start } = html;
    return { orderSlug, buttons: { provider: paymentType, ...start, nonce } };
  }
  throw leadToOrder(context, { orderSlug, orderKey });
}
