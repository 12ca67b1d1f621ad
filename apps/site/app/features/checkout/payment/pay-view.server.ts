import { randomUUID } from 'node:crypto';
import type { createOrder } from '@izlog/contract/ecommerce/orders/order-create';
import { isProviderCode } from '@izlog/contract/ecommerce/payment-providers';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import type { PayView } from '../checkout-view.ts';
import { providerViews } from './providers/provider-views.ts';

/** The way to the payment of a placed order, which the policy of the page then allows; undefined where nothing is paid now. */
export function payViewOf(
  context: SiteContext,
  { html, form, orderSlug, paymentType }: EndpointAnswer<typeof createOrder>,
): PayView | undefined {
  if (form) {
    context.policy.formTargets.push(new URL(form.action, context.visitedOrigin).origin);
    return { orderSlug, form };
  }
  if (typeof html === 'string' || !isProviderCode(paymentType)) return undefined;
  const nonce = randomUUID();
  context.policy.scripts = { nonce, origins: providerViews[paymentType].buttons?.origins ?? '' };
  const { total: _, ...start } = html;
  return { orderSlug, buttons: { provider: paymentType, ...start, nonce } };
}
