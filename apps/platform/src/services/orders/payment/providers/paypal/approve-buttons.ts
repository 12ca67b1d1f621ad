import type { paymentSucceeded } from '@izlog/contract/ecommerce/orders/order-create';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { failureAddress, successAddress } from '#platform/services/orders/mails/order-urls.ts';
import { findOrderById } from '#platform/services/orders/order.queries.ts';
import { handleMessage } from '../../handle-message.ts';
import { limitPayments } from '../../limit-payments.ts';
import { openProvider } from '../../open-provider.ts';
import { MessageRefused } from '../../payment-provider.ts';
import { ProviderFault } from '../../provider-fault.ts';
import { findPaymentOfButtons } from './payment-of-buttons.queries.ts';

/**
 * PayPal's buttons say that the buyer approved (ORDER-010). PayPal itself is asked: an order is captured, a subscription
 * must be active with our plan. Answers where to go; a payment that is not confirmed leads to the failure page.
 */
export async function approveButtons(
  kernel: Kernel,
  ctx: Ctx,
  { id, details }: EndpointParsed<typeof paymentSucceeded>,
): Promise<EndpointReturn<typeof paymentSucceeded>> {
  const payment = await findPaymentOfButtons(ctx, id);
  const order = payment && (await findOrderById(ctx, payment.orderId));
  const provider = await openProvider(kernel, ctx, 'paypal');
  if (!payment || !order || !provider) throw new Refusal('notFound');
  if (payment.state === 'approved') return { url: successAddress(kernel, order) };
  await kernel.room.mustBeLeft(ctx.now);
  await limitPayments(kernel, ctx, order.id);
  const fields = { reference: payment.reference, subscriptionId: details.subscriptionID ?? '' };
  try {
    const { outcome } = await handleMessage(kernel, ctx, provider, {
      channel: 'return',
      address: 'buttons:',
      fields,
      rawBody: '',
      headers: {},
    });
    const isGood = outcome === 'approved' || outcome === 'pending';
    const why = outcome === 'cancelled' ? 'cancelled' : 'refused';
    return { url: isGood ? successAddress(kernel, order) : failureAddress(kernel, order, why) };
  } catch (error) {
    if (error instanceof ProviderFault) throw new Refusal('paymentUnavailable');
    if (error instanceof MessageRefused) return { url: failureAddress(kernel, order, 'refused') };
    throw error;
  }
}
