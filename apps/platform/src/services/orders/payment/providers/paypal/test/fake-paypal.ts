import { randomBytes } from 'node:crypto';
import { type FakeAnswer, type FakeCall, type FakeProvider, json } from '#test/fakes/fake-provider.ts';

const keys = {
  mode: 'test',
  clientId: 'paypal-klijent',
  clientSecret: 'paypal tajna',
  webhookId: 'WH-1',
  plans: { 'PRETPLATA-1': 'P-PLAN1' },
} as const;

interface FakeOrder {
  status: 'CREATED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  reference: string;
  value: string;
  currency: string;
  captureId: string | null;
  captureStatus: string;
}

const orders = new Map<string, FakeOrder>();
const refunds = new Set<string>();
const subscriptions = new Map<string, { status: string; plan_id: string; quantity: string }>();

function answer({ path, body, method, headers }: FakeCall): FakeAnswer {
  const { clientId, clientSecret } = keys;
  if (path === '/v1/oauth2/token') {
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const isRight = headers.authorization === `Basic ${basic}` && body === 'grant_type=client_credentials';
    return isRight ? json({ access_token: 'zeton' }) : json({ error: 'invalid_client' }, 401);
  }
  if (headers.authorization !== 'Bearer zeton') return json({ name: 'AUTHENTICATION_FAILURE' }, 401);
  if (path === '/v1/notifications/verify-webhook-signature') {
    const { transmission_sig, webhook_id } = JSON.parse(body) as Record<string, string>;
    const isRight = transmission_sig === 'prava' && webhook_id === keys.webhookId;
    return json({ verification_status: isRight ? 'SUCCESS' : 'FAILURE' });
  }
  const subscription = /^\/v1\/billing\/subscriptions\/([^/]+)$/.exec(path)?.[1];
  if (subscription) {
    const known = subscriptions.get(subscription);
    return known ? json({ id: subscription, ...known }) : json({ name: 'RESOURCE_NOT_FOUND' }, 404);
  }
  if (path === '/v2/checkout/orders' && method === 'POST') return newOrder(body, headers);
  const refunded = /^\/v2\/payments\/captures\/([^/]+)\/refund$/.exec(path)?.[1];
  if (refunded) {
    const order = [...orders.values()].find(({ captureId }) => captureId === refunded);
    const requestId = headers['paypal-request-id'];
    if (!order || !requestId) return json({ name: 'RESOURCE_NOT_FOUND' }, 404);
    refunds.add(String(requestId));
    return json({ id: 'REFUND1', status: 'COMPLETED' }, 201);
  }
  const [, id = '', action] = /^\/v2\/checkout\/orders\/([^/]+)(\/capture)?$/.exec(path) ?? [];
  const order = orders.get(id);
  if (!order) return json({ name: 'RESOURCE_NOT_FOUND' }, 404);
  if (action) {
    if (order.status !== 'APPROVED') return json({ name: 'ORDER_NOT_APPROVED' }, 422);
    order.status = 'COMPLETED';
    order.captureId = `CAP-${id}`;
  }
  return json(showOrder(id, order));
}

function newOrder(body: string, headers: FakeCall['headers']): FakeAnswer {
  const { intent, purchase_units: units } = JSON.parse(body) as {
    intent: string;
    purchase_units: { custom_id: string; amount: { value: string; currency_code: string } }[];
  };
  const [unit] = units;
  if (
    intent !== 'CAPTURE' ||
    !unit ||
    !/^\d+\.\d\d$/.test(unit.amount.value) ||
    !headers['paypal-request-id']
  ) {
    return json({ name: 'INVALID_REQUEST' }, 400);
  }
  const id = `PP${randomBytes(7).toString('hex').toUpperCase()}`;
  orders.set(id, {
    status: 'CREATED',
    reference: unit.custom_id,
    value: unit.amount.value,
    currency: unit.amount.currency_code,
    captureId: null,
    captureStatus: 'COMPLETED',
  });
  return json({ id, status: 'CREATED' }, 201);
}

function showOrder(id: string, order: FakeOrder) {
  const amount = { value: order.value, currency_code: order.currency };
  const captures = order.captureId ? [{ id: order.captureId, status: order.captureStatus, amount }] : [];
  return {
    id,
    status: order.status,
    purchase_units: [
      { custom_id: order.reference, reference_id: order.reference, amount, payments: { captures } },
    ],
  };
}

/** PayPal as tests play it. */
export const fakePayPal = {
  keys,
  answer,
  /** Its orders by PayPal's number. */
  orders,
  /** Ids of the requests by which it gave money back; the same again gives nothing. */
  refunds,
  subscriptions,
} satisfies FakeProvider & Record<string, unknown>;
