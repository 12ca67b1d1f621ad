import { toDecimal } from '@izlog/contract/money';
import { cutBytes } from '../../cut-bytes.ts';
import { definePaymentProvider, MessageRefused, type PaymentReport } from '../../payment-provider.ts';
import { ProviderRefusal } from '../../provider-fault.ts';
import { askPayPal } from './paypal-api.ts';
import { paypalKeys } from './paypal-keys.ts';
import { createdOrder, madeRefund, mustBeOurs, orderReport, shownOrder } from './paypal-orders.ts';
import { subscriptionButtons, subscriptionStatus } from './paypal-subscriptions.ts';
import { readPayPalWebhook } from './paypal-webhook.ts';
import { scriptUrl } from './script-url.ts';

/**
 * PayPal: orders that are captured on our server after the buyer approved them, and subscriptions that must be active
 * with our plan and quantity. The browser's word counts for nothing.
 */
export const paypal = definePaymentProvider({
  code: 'paypal',
  keys: paypalKeys,
  async start(attempt, given, outside) {
    if (attempt.subscription) {
      const buttons = subscriptionButtons(attempt, given);
      return { kind: 'paypal', buttons, remoteId: null };
    }
    const value = toDecimal(attempt.amount).toFixed(2);
    const order = await askPayPal(given, outside, 'POST', '/v2/checkout/orders', createdOrder, {
      key: attempt.reference,
      body: {
        intent: 'CAPTURE',
        purchase_units: [
          {
            reference_id: attempt.reference,
            custom_id: attempt.reference,
            invoice_id: attempt.reference,
            description: cutBytes(attempt.description, 127),
            amount: { currency_code: attempt.currency, value },
          },
        ],
        payment_source: {
          paypal: {
            email_address: attempt.buyer.email,
            experience_context: {
              brand_name: cutBytes(attempt.siteName, 127),
              user_action: 'PAY_NOW',
              shipping_preference: 'NO_SHIPPING',
              return_url: attempt.addresses.return,
              cancel_url: attempt.addresses.cancel,
            },
          },
        },
      },
    });
    const parameters = { currency: attempt.currency, intent: 'capture', components: 'buttons' };
    return {
      kind: 'paypal',
      remoteId: order.id,
      buttons: {
        isSubscription: false,
        plan_id: '',
        quantity: '',
        orderId: order.id,
        total: toDecimal(attempt.amount),
        scriptUrl: scriptUrl(given, parameters),
      },
    };
  },
  async read(message, given, outside): Promise<PaymentReport> {
    if (message.channel === 'notice') return readPayPalWebhook(message, given, outside);
    // The browser only says that something happened; PayPal is asked what.
    const reference = message.fields.reference;
    if (!reference) throw new MessageRefused('malformed');
    return {
      reference,
      outcome: message.channel === 'cancel' ? 'cancelled' : 'approved',
      transactionId: message.fields.subscriptionId || null,
      approvalCode: null,
      amount: null,
      currency: null,
      isHint: true,
    };
  },
  async status(payment, given, outside) {
    if (payment.subscription) return subscriptionStatus(payment, given, outside);
    if (payment.remoteId === null) return undefined;
    const path = `/v2/checkout/orders/${encodeURIComponent(payment.remoteId)}`;
    let order = await askPayPal(given, outside, 'GET', path, shownOrder, {});
    mustBeOurs(order, payment);
    // The buyer only agreed: of an order that ended or is paid by now no money is taken.
    if (order.status === 'APPROVED' && !payment.mayBeTaken)
      return { ...orderReport(order, payment), outcome: 'cancelled' };
    if (order.status === 'APPROVED') {
      order = await askPayPal(given, outside, 'POST', `${path}/capture`, shownOrder, {
        key: `capture ${payment.reference}`,
        body: {},
      });
    }
    return orderReport(order, payment);
  },
  // PayPal keeps the ids of requests for 45 days.
  isRefundRepeatable: true,
  async refund(payment, { key, amount }, given, outside) {
    if (payment.transactionId === null || payment.subscription) {
      throw new ProviderRefusal('paypal', 'there is no capture to refund');
    }
    const path = `/v2/payments/captures/${encodeURIComponent(payment.transactionId)}/refund`;
    const body = { amount: { currency_code: payment.currency, value: toDecimal(amount).toFixed(2) } };
    const refund = await askPayPal(given, outside, 'POST', path, madeRefund, { key, body });
    if (!['COMPLETED', 'PENDING'].includes(refund.status)) {
      throw new ProviderRefusal('paypal', `did not refund (${refund.status})`);
    }
    return { refundId: refund.id };
  },
});
