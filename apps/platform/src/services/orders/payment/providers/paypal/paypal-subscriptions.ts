import type { PayPalObject } from '@izlog/contract/ecommerce/orders/order-create';
import { toDecimal } from '@izlog/contract/money';
import { z } from 'zod';
import type { Outside } from '../../outside.ts';
import {
  MessageRefused,
  type PaymentAttempt,
  type PaymentReport,
  type StoredPayment,
} from '../../payment-provider.ts';
import { ProviderFault } from '../../provider-fault.ts';
import { askPayPal } from './paypal-api.ts';
import type { PayPalKeys } from './paypal-keys.ts';
import { scriptUrl } from './script-url.ts';
import { subscriptionTaxes } from './subscription-taxes.ts';

const shownSubscription = z.object({
  id: z.string(),
  status: z.string(),
  plan_id: z.string(),
  quantity: z.string().default('1'),
  custom_id: z.string().optional(),
});

/** Buttons that start a subscription with the plan of its product. */
export function subscriptionButtons(attempt: PaymentAttempt, given: PayPalKeys): PayPalObject {
  const { subscription } = attempt;
  const plan = subscription ? given.plans[subscription.sku] : undefined;
  if (!subscription || plan === undefined) throw new ProviderFault('paypal', 'the product has no plan');
  const taxes = subscriptionTaxes(attempt.buyer.country);
  return {
    isSubscription: true,
    plan_id: plan,
    quantity: String(subscription.quantity),
    orderId: attempt.reference,
    total: toDecimal(attempt.amount),
    scriptUrl: scriptUrl(given, {
      currency: attempt.currency,
      vault: 'true',
      intent: 'subscription',
      components: 'buttons',
    }),
    ...(taxes ? { plan: { taxes } } : {}),
  };
}

/** What became of a subscription, which must be ours: our plan, our quantity. */
export async function subscriptionStatus(
  payment: StoredPayment,
  given: PayPalKeys,
  outside: Outside,
): Promise<PaymentReport | undefined> {
  const { subscription, transactionId } = payment;
  if (transactionId === null || !subscription) return undefined;
  const path = `/v1/billing/subscriptions/${encodeURIComponent(transactionId)}`;
  const shown = await askPayPal(given, outside, 'GET', path, shownSubscription, {});
  const isOurs =
    shown.id === transactionId &&
    shown.plan_id === given.plans[subscription.sku] &&
    shown.quantity === String(subscription.quantity);
  if (!isOurs) throw new MessageRefused('otherShop');
  const waiting = ['APPROVAL_PENDING', 'APPROVED'];
  return {
    reference: payment.reference,
    outcome: shown.status === 'ACTIVE' ? 'approved' : waiting.includes(shown.status) ? 'pending' : 'refused',
    transactionId,
    approvalCode: null,
    // The plan at PayPal says what is charged; ours is the first payment of it.
    amount: null,
    currency: null,
    isHint: false,
  };
}
