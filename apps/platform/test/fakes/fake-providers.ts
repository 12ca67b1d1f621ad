import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Keys that the fake providers know; the same as the shop's in tests. */
export const fakeKeys = {
  corvuspay: { mode: 'test', storeId: '12345', secretKey: 'corvus tajna', certificate: 'AAAA' },
  wspay: { mode: 'test', shopId: 'MOJSHOP', secretKey: 'wspay tajna' },
  monri: { mode: 'test', authenticityToken: 'a'.repeat(40), merchantKey: 'monri tajna' },
  paypal: {
    mode: 'test',
    clientId: 'paypal-klijent',
    clientSecret: 'paypal tajna',
    webhookId: 'WH-1',
    plans: { 'PRETPLATA-1': 'P-PLAN1' },
  },
} as const;

/** What the provider knows of a payment; amount in minor units. */
export interface FakePayment {
  amount: number;
  currency: string;
  state: 'approved' | 'refused' | 'pending' | 'refunded';
  refunded: number;
}

/** The providers of the world, as far as shops talk to them: they check signatures as the real ones do. */
export interface FakeProviders {
  /** Stand-in address for PAYMENT_STAND_IN. */
  url: string;
  payments: Map<string, FakePayment>;
  payPalOrders: Map<string, FakePayPalOrder>;
  /** Ids of the requests by which PayPal gave money back; the same again gives nothing. */
  payPalRefunds: Set<string>;
  subscriptions: Map<string, { status: string; plan_id: string; quantity: string }>;
  /** Every call: `POST /wspay/api/services/statusCheck`. */
  calls: string[];
  /** True answers nobody: the provider is down. */
  isDown: boolean;
  /** Paths of which the provider does what was asked and whose answers are lost on the way. */
  losesAnswersTo: RegExp | undefined;
  /** What somebody on the way makes of the text of an answer. */
  tamper: ((body: string) => string) | undefined;
  /** What happens while a provider thinks; each answer waits for it. */
  meanwhile: (() => Promise<void>) | undefined;
  stop(): Promise<void>;
}

export interface FakePayPalOrder {
  status: 'CREATED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  reference: string;
  value: string;
  currency: string;
  captureId: string | null;
  captureStatus: string;
}

type Answer = { status: number; body: string; type?: string };

const sha512 = (text: string) => createHash('sha512').update(text).digest('hex');
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');

/** The signature a form must carry, as the provider reckons it; by provider. */
export const fakeSignatures = {
  corvuspay: (fields: Record<string, string>) =>
    createHmac('sha256', fakeKeys.corvuspay.secretKey)
      .update(
        Object.keys(fields)
          .filter((name) => name !== 'signature')
          .sort()
          .map((name) => name + fields[name])
          .join(''),
      )
      .digest('hex'),
  wspayForm: ({ ShoppingCartID = '', TotalAmount = '' }: Record<string, string>) => {
    const { shopId, secretKey } = fakeKeys.wspay;
    return sha512(
      `${shopId}${secretKey}${ShoppingCartID}${secretKey}${TotalAmount.replaceAll(/[,.]/g, '')}${secretKey}`,
    );
  },
  wspayReturn: ({ ShoppingCartID = '', Success = '', ApprovalCode = '' }: Record<string, string>) => {
    const { shopId, secretKey } = fakeKeys.wspay;
    return sha512(
      `${shopId}${secretKey}${ShoppingCartID}${secretKey}${Success}${secretKey}${ApprovalCode}${secretKey}`,
    );
  },
  wspayReport: ({ ActionSuccess = '', ApprovalCode = '', WsPayOrderId = '' }: Record<string, string>) => {
    const { shopId, secretKey } = fakeKeys.wspay;
    return sha512(
      `${shopId}${secretKey}${ActionSuccess}${ApprovalCode}${secretKey}${shopId}${ApprovalCode}${WsPayOrderId}`,
    );
  },
  monriForm: ({ order_number = '', amount = '', currency = '' }: Record<string, string>) =>
    sha512(fakeKeys.monri.merchantKey + order_number + amount + currency),
  monriReturn: (address: string) => sha512(fakeKeys.monri.merchantKey + address),
};

/** Starts the providers on a port of this machine, a free one unless it is given. */
export async function startFakeProviders(port = 0): Promise<FakeProviders> {
  const providers: FakeProviders = {
    url: '',
    payments: new Map(),
    payPalOrders: new Map(),
    payPalRefunds: new Set(),
    subscriptions: new Map(),
    calls: [],
    isDown: false,
    losesAnswersTo: undefined,
    tamper: undefined,
    meanwhile: undefined,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const server = createServer((request, response) => {
    void read(request).then(async (body) => {
      await providers.meanwhile?.();
      answer(providers, request, body, response);
    });
  });
  server.keepAliveTimeout = 1;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  providers.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return providers;
}

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

function answer(
  providers: FakeProviders,
  request: IncomingMessage,
  body: string,
  response: ServerResponse,
): void {
  const path = request.url ?? '';
  providers.calls.push(`${request.method} ${path}`);
  if (providers.isDown) {
    response.destroy();
    return;
  }
  const [, provider = ''] = path.split('/');
  const rest = path.slice(provider.length + 1);
  const given =
    provider === 'wspay'
      ? wspay(providers, rest, body)
      : provider === 'monri'
        ? monri(providers, rest, body)
        : provider === 'corvuspay'
          ? corvuspay(providers, rest, body)
          : paypal(providers, rest, body, request);
  if (providers.losesAnswersTo?.test(path)) {
    response.destroy();
    return;
  }
  response.writeHead(given.status, { 'content-type': given.type ?? 'application/json' });
  response.end(providers.tamper?.(given.body) ?? given.body);
}

const json = (value: unknown, status = 200): Answer => ({ status, body: JSON.stringify(value) });

function wspay(providers: FakeProviders, path: string, body: string): Answer {
  const fields = JSON.parse(body) as Record<string, string>;
  const { shopId, secretKey } = fakeKeys.wspay;
  const id = path.endsWith('/statusCheck')
    ? (fields.ShoppingCartId ?? '')
    : (fields.WsPayOrderId ?? '').replace(/^WS-/, '');
  const payment = providers.payments.get(id);
  const signed = path.endsWith('/statusCheck')
    ? sha512(`${shopId}${secretKey}${id}${secretKey}${shopId}${id}`)
    : sha512(
        `${shopId}WS-${id}${secretKey}${fields.STAN}${secretKey}${fields.ApprovalCode}${secretKey}${fields.Amount}${secretKey}WS-${id}`,
      );
  if (fields.Signature !== signed || !payment) return json({ ActionSuccess: '0' }, 400);
  if (path.endsWith('/refund')) {
    payment.refunded += Number(fields.Amount);
    return json({ ActionSuccess: '1', ApprovalCode: 'R1' });
  }
  const isApproved = payment.state === 'approved';
  const report = {
    ShoppingCartID: id,
    WsPayOrderId: `WS-${id}`,
    STAN: '38967',
    ApprovalCode: isApproved ? '961792' : '',
    ActionSuccess: isApproved ? '1' : '0',
    Authorized: isApproved ? '1' : '0',
    Completed: isApproved ? '1' : '0',
    Voided: '0',
    Refunded: payment.state === 'refunded' ? '1' : '0',
    Amount: (payment.amount / 100).toFixed(2).replace('.', ','),
    CurrencyCode: payment.currency === 'EUR' ? '978' : '840',
  };
  return json({ ...report, Signature: fakeSignatures.wspayReport(report) });
}

function monri(providers: FakeProviders, path: string, body: string): Answer {
  const tag = (name: string) => new RegExp(`<${name}>([^<]*)<`).exec(body)?.[1] ?? '';
  const number = tag('order-number');
  const payment = providers.payments.get(number);
  const { merchantKey, authenticityToken } = fakeKeys.monri;
  const isRefund = path.endsWith('/refund.xml');
  const digest = isRefund
    ? sha1(merchantKey + number + tag('amount') + tag('currency'))
    : sha1(merchantKey + number);
  if (tag('digest') !== digest || tag('authenticity-token') !== authenticityToken) {
    return { status: 401, body: '', type: 'application/xml' };
  }
  if (!payment) return { status: 404, body: '', type: 'application/xml' };
  if (isRefund) payment.refunded += Number(tag('amount'));
  const state = payment.state === 'refused' ? 'declined' : payment.state;
  const xml = isRefund
    ? '<transaction><response-code>0000</response-code><reference-number>R1</reference-number></transaction>'
    : `<order><order-number>${number}</order-number><status>${state}</status><amount type="integer">${payment.amount}</amount><currency>${payment.currency}</currency><approval-code>629762</approval-code></order>`;
  return { status: 200, body: xml, type: 'application/xml' };
}

function corvuspay(providers: FakeProviders, path: string, body: string): Answer {
  const fields = Object.fromEntries(new URLSearchParams(body));
  const { hash, ...values } = fields;
  const payment = providers.payments.get(fields.order_number ?? '');
  const expected = sha1(fakeKeys.corvuspay.secretKey + Object.values(values).join(''));
  if (hash !== expected || !payment)
    return { status: 200, body: '<error><response-code>60</response-code></error>' };
  if (path === '/refund') payment.refunded = payment.amount;
  if (path === '/partial_refund')
    payment.refunded = payment.amount - Math.round(Number(fields.new_amount) * 100);
  const state =
    payment.state === 'approved' ? 'authorized' : payment.state === 'refunded' ? 'refunded' : 'declined';
  return {
    status: 200,
    type: 'application/xml',
    body: `<order><response-code>0</response-code><status>${state}</status><approval-code>123456</approval-code></order>`,
  };
}

function paypal(
  providers: FakeProviders,
  path: string,
  body: string,
  { method, headers }: IncomingMessage,
): Answer {
  const { clientId, clientSecret } = fakeKeys.paypal;
  if (path === '/v1/oauth2/token') {
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const isRight = headers.authorization === `Basic ${basic}` && body === 'grant_type=client_credentials';
    return isRight ? json({ access_token: 'zeton' }) : json({ error: 'invalid_client' }, 401);
  }
  if (headers.authorization !== 'Bearer zeton') return json({ name: 'AUTHENTICATION_FAILURE' }, 401);
  if (path === '/v1/notifications/verify-webhook-signature') {
    const { transmission_sig, webhook_id } = JSON.parse(body) as Record<string, string>;
    const isRight = transmission_sig === 'prava' && webhook_id === fakeKeys.paypal.webhookId;
    return json({ verification_status: isRight ? 'SUCCESS' : 'FAILURE' });
  }
  const subscription = /^\/v1\/billing\/subscriptions\/([^/]+)$/.exec(path)?.[1];
  if (subscription) {
    const known = providers.subscriptions.get(subscription);
    return known ? json({ id: subscription, ...known }) : json({ name: 'RESOURCE_NOT_FOUND' }, 404);
  }
  if (path === '/v2/checkout/orders' && method === 'POST') return newPayPalOrder(providers, body, headers);
  const refunded = /^\/v2\/payments\/captures\/([^/]+)\/refund$/.exec(path)?.[1];
  if (refunded) {
    const order = [...providers.payPalOrders.values()].find(({ captureId }) => captureId === refunded);
    const requestId = headers['paypal-request-id'];
    if (!order || !requestId) return json({ name: 'RESOURCE_NOT_FOUND' }, 404);
    providers.payPalRefunds.add(String(requestId));
    return json({ id: 'REFUND1', status: 'COMPLETED' }, 201);
  }
  const [, id = '', action] = /^\/v2\/checkout\/orders\/([^/]+)(\/capture)?$/.exec(path) ?? [];
  const order = providers.payPalOrders.get(id);
  if (!order) return json({ name: 'RESOURCE_NOT_FOUND' }, 404);
  if (action) {
    if (order.status !== 'APPROVED') return json({ name: 'ORDER_NOT_APPROVED' }, 422);
    order.status = 'COMPLETED';
    order.captureId = `CAP-${id}`;
  }
  return json(showPayPalOrder(id, order));
}

function newPayPalOrder(providers: FakeProviders, body: string, headers: IncomingMessage['headers']): Answer {
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
  providers.payPalOrders.set(id, {
    status: 'CREATED',
    reference: unit.custom_id,
    value: unit.amount.value,
    currency: unit.amount.currency_code,
    captureId: null,
    captureStatus: 'COMPLETED',
  });
  return json({ id, status: 'CREATED' }, 201);
}

function showPayPalOrder(id: string, order: FakePayPalOrder) {
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
