import type { PayPalObject } from '@izlog/contract/ecommerce/orders/order-create';
import { toCents, toDecimal } from '@izlog/contract/money';
import { z } from 'zod';
import { cutBytes } from '../../cut-bytes.ts';
import { callProvider, type Outside } from '../../outside.ts';
import {
  definePaymentProvider,
  MessageRefused,
  type PaymentAttempt,
  type PaymentReport,
  type ProviderMessage,
  type StoredPayment,
} from '../../payment-provider.ts';
import { beforeTheDeed, faultOfStatus, ProviderFault, ProviderRefusal } from '../../provider-fault.ts';
import { subscriptionTaxes } from './subscription-taxes.ts';

const keys = z.object({
  mode: z.enum(['live', 'test']),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  /** Id of the webhook whose notices are trusted; without it none is. */
  webhookId: z.string().min(1).optional(),
  /** Plans of subscriptions by the sku of the product. */
  plans: z.record(z.string(), z.string().min(1)).default({}),
});
type Keys = z.output<typeof keys>;

const servers = { live: 'https://api-m.paypal.com', test: 'https://api-m.sandbox.paypal.com' };
const script = 'https://www.paypal.com/sdk/js';

/**
 * PayPal: orders that are captured on our server after the buyer approved them, and subscriptions that must be active
 * with our plan and quantity. The browser's word counts for nothing.
 */
export const paypal = definePaymentProvider({
  code: 'paypal',
  keys,
  async start(attempt, given, outside) {
    if (attempt.subscription) {
      const buttons = subscriptionButtons(attempt, given);
      return { kind: 'paypal', buttons, remoteId: null };
    }
    const value = toDecimal(attempt.amount).toFixed(2);
    const order = await ask(given, outside, 'POST', '/v2/checkout/orders', createdOrder, {
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
    if (message.channel === 'notice') return readWebhook(message, given, outside);
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
    let order = await ask(given, outside, 'GET', path, shownOrder, {});
    mustBeOurs(order, payment);
    if (order.status === 'APPROVED') {
      order = await ask(given, outside, 'POST', `${path}/capture`, shownOrder, {
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
    const refund = await ask(given, outside, 'POST', path, madeRefund, { key, body });
    if (!['COMPLETED', 'PENDING'].includes(refund.status)) {
      throw new ProviderRefusal('paypal', `did not refund (${refund.status})`);
    }
    return { refundId: refund.id };
  },
});

const money = z.object({ currency_code: z.string(), value: z.string() });
const createdOrder = z.object({ id: z.string().min(1), status: z.string() });
const capture = z.object({ id: z.string(), status: z.string(), amount: money });
const shownOrder = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        reference_id: z.string().optional(),
        custom_id: z.string().optional(),
        amount: money.optional(),
        payments: z.object({ captures: z.array(capture).default([]) }).optional(),
      }),
    )
    .default([]),
});
const shownSubscription = z.object({
  id: z.string(),
  status: z.string(),
  plan_id: z.string(),
  quantity: z.string().default('1'),
  custom_id: z.string().optional(),
});
const madeRefund = z.object({ id: z.string(), status: z.string() });
const event = z.object({
  event_type: z.string(),
  resource: z.object({
    id: z.string(),
    status: z.string().optional(),
    custom_id: z.string().optional(),
    amount: money.optional(),
  }),
});

function subscriptionButtons(attempt: PaymentAttempt, given: Keys): PayPalObject {
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

function scriptUrl(given: Keys, parameters: Record<string, string>): string {
  return `${script}?${new URLSearchParams({ 'client-id': given.clientId, ...parameters })}`;
}

/** An order of another shop's or another attempt's is not ours, whatever its state. */
function mustBeOurs(order: z.output<typeof shownOrder>, payment: StoredPayment): void {
  const unit = order.purchase_units[0];
  if (order.id !== payment.remoteId || (unit?.custom_id ?? unit?.reference_id) !== payment.reference) {
    throw new MessageRefused('otherShop');
  }
}

const captureOutcomes: Record<string, PaymentReport['outcome']> = {
  COMPLETED: 'approved',
  PARTIALLY_REFUNDED: 'approved',
  PENDING: 'pending',
  DECLINED: 'refused',
  FAILED: 'refused',
  REFUNDED: 'refunded',
};

function orderReport(order: z.output<typeof shownOrder>, payment: StoredPayment): PaymentReport {
  const [made] = order.purchase_units[0]?.payments?.captures ?? [];
  return {
    reference: payment.reference,
    outcome: made
      ? (captureOutcomes[made.status] ?? 'pending')
      : order.status === 'VOIDED'
        ? 'cancelled'
        : 'pending',
    transactionId: made?.id ?? null,
    approvalCode: null,
    amount: made ? toCents(Number(made.amount.value)) : null,
    currency: made?.amount.currency_code ?? null,
    isHint: false,
  };
}

async function subscriptionStatus(
  payment: StoredPayment,
  given: Keys,
  outside: Outside,
): Promise<PaymentReport | undefined> {
  const { subscription, transactionId } = payment;
  if (transactionId === null || !subscription) return undefined;
  const path = `/v1/billing/subscriptions/${encodeURIComponent(transactionId)}`;
  const shown = await ask(given, outside, 'GET', path, shownSubscription, {});
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

const needed = ['paypal-transmission-id', 'paypal-transmission-time', 'paypal-transmission-sig'] as const;

/** A notice is trusted when PayPal itself says that it wrote it; what became of the money is asked besides. */
async function readWebhook(message: ProviderMessage, given: Keys, outside: Outside): Promise<PaymentReport> {
  const { headers, rawBody } = message;
  const host = hostOf(headers['paypal-cert-url']);
  const isPayPal = host === 'paypal.com' || host?.endsWith('.paypal.com');
  if (given.webhookId === undefined || !isPayPal || needed.some((name) => !headers[name])) {
    throw new MessageRefused('signature');
  }
  const body = jsonOf(rawBody);
  const verified = await ask(
    given,
    outside,
    'POST',
    '/v1/notifications/verify-webhook-signature',
    z.object({ verification_status: z.string() }),
    {
      body: {
        transmission_id: headers['paypal-transmission-id'],
        transmission_time: headers['paypal-transmission-time'],
        transmission_sig: headers['paypal-transmission-sig'],
        cert_url: headers['paypal-cert-url'],
        auth_algo: headers['paypal-auth-algo'] ?? 'SHA256withRSA',
        webhook_id: given.webhookId,
        webhook_event: body,
      },
    },
  );
  if (verified.verification_status !== 'SUCCESS') throw new MessageRefused('signature');
  const parsed = event.safeParse(body);
  const reference = parsed.data?.resource.custom_id;
  if (!parsed.success || reference === undefined) throw new MessageRefused('malformed');
  return {
    reference,
    outcome: parsed.data.event_type === 'PAYMENT.CAPTURE.COMPLETED' ? 'approved' : 'pending',
    transactionId: null,
    approvalCode: null,
    amount: null,
    currency: null,
    isHint: true,
  };
}

async function ask<S extends z.ZodType>(
  given: Keys,
  outside: Outside,
  method: 'GET' | 'POST',
  path: string,
  answer: S,
  { key, body }: { key?: string; body?: object },
): Promise<z.output<S>> {
  const base = outside.address('paypal', servers[given.mode]).replace(/\/$/, '');
  const token = await beforeTheDeed('paypal', accessToken(given, base));
  const { status, text } = await callProvider('paypal', `${base}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
      // A repeat with the same id does nothing twice.
      ...(key ? { 'paypal-request-id': key.slice(0, 108) } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (status >= 300) throw faultOfStatus('paypal', status, ` to ${method} ${path}`);
  const parsed = answer.safeParse(jsonOf(text));
  if (!parsed.success) throw new ProviderFault('paypal', 'answered something else', { cause: parsed.error });
  return parsed.data;
}

async function accessToken(given: Keys, base: string): Promise<string> {
  const { status, text } = await callProvider('paypal', `${base}/v1/oauth2/token`, {
    method: 'POST',
    body: 'grant_type=client_credentials',
    headers: {
      authorization: `Basic ${Buffer.from(`${given.clientId}:${given.clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
  const parsed = z.object({ access_token: z.string() }).safeParse(status === 200 ? jsonOf(text) : undefined);
  if (!parsed.success) throw new ProviderFault('paypal', 'did not let us in');
  return parsed.data.access_token;
}

function hostOf(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' ? hostname : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new MessageRefused('malformed');
  }
}
