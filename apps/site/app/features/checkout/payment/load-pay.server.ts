import { outcomeOf } from '@izlog/contract/client';
import { refusals } from '@izlog/contract/refusals';
import { redirect } from 'react-router';
import { type Checkout, stepAddress } from '../checkout.server.ts';
import type { PayView } from '../checkout-view.ts';
import { payViewOf } from './pay-view.server.ts';
import { leadToOrder, sendOrder } from './place-order.server.ts';

/**
 * The page between shop and provider. It asks for the order of the attempt that was just sent, which answers the same as
 * before and makes no other; the page's policy then allows exactly the provider that the answer names. Where it is another
 * try, and its consents are a day old, the payment step asks for them again.
 */
export async function loadPay(checkout: Checkout): Promise<PayView> {
  const { context, draft } = checkout;
  if (!draft?.attempt) throw redirect(stepAddress('payment', context));
  const sent = await outcomeOf(sendOrder(checkout, { attempt: draft.attempt }));
  if (sent.errored) {
    if (sent.error.code === refusals.consentRequired.code) throw redirect(stepAddress('payment', context));
    throw sent.error;
  }
  const pay = payViewOf(context, sent.data);
  if (pay) return pay;
  throw leadToOrder(context, sent.data);
}
