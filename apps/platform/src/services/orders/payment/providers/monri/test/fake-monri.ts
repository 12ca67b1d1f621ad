import { createHash } from 'node:crypto';
import {
  type FakeAnswer,
  type FakeCall,
  type FakeForm,
  type FakePayment,
  type FakeProvider,
  fits,
  message,
} from '#test/fakes/fake-provider.ts';

const keys = { mode: 'test', authenticityToken: 'a'.repeat(40), merchantKey: 'monri tajna' } as const;

const sha512 = (text: string) => createHash('sha512').update(text).digest('hex');
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');

/** The signatures as the provider computes them. */
const signatures = {
  form: ({ order_number = '', amount = '', currency = '' }: Record<string, string>) =>
    sha512(keys.merchantKey + order_number + amount + currency),
  return: (address: string) => sha512(keys.merchantKey + address),
};

const form: FakeForm = {
  signature: 'digest',
  tellsAmount: true,
  takes: (fields) =>
    fields.digest === signatures.form(fields) &&
    fields.authenticity_token === keys.authenticityToken &&
    fields.transaction_type === 'purchase' &&
    ['ch_full_name', 'ch_address', 'ch_city', 'ch_zip', 'ch_phone', 'ch_email', 'order_info'].every(
      (name) => (fields[name] ?? '').length >= 3,
    ) &&
    fits(fields, {
      ch_full_name: 30,
      ch_address: 100,
      ch_city: 30,
      ch_zip: 9,
      ch_phone: 30,
      order_number: 40,
    }),
  amountOf: ({ amount = '' }) => Number(amount),
  referenceOf: ({ order_number = '' }) => order_number,
  returns({ amount = '', currency = '', order_number = '' }, outcome, address) {
    const url = new URL(address);
    const code = outcome === 'approved' ? '0000' : '1001';
    for (const [name, value] of Object.entries({
      acquirer: 'integration_acq',
      amount,
      approval_code: outcome === 'approved' ? '629762' : '',
      ch_full_name: 'Žarko Đurić',
      currency,
      order_number,
      response_code: code,
    })) {
      url.searchParams.set(name, value);
    }
    const digest = signatures.return(url.href);
    const full = `${url.href}&digest=${digest}`;
    return message({ address: full, fields: Object.fromEntries(new URL(full).searchParams) });
  },
  webhook({ amount = '', currency = '', order_number = '' }, outcome) {
    const isApproved = outcome === 'approved';
    const rawBody = JSON.stringify({
      id: 214,
      order_number,
      amount: Number(amount),
      currency,
      status: isApproved ? 'approved' : 'declined',
      response_code: isApproved ? '0000' : '1001',
      approval_code: isApproved ? '629762' : null,
    });
    const digest = sha512(keys.merchantKey + rawBody);
    return message({ channel: 'notice', rawBody, headers: { authorization: `WP3-callback ${digest}` } });
  },
};

function answer({ path, body }: FakeCall, payments: Map<string, FakePayment>): FakeAnswer {
  const tag = (name: string) => new RegExp(`<${name}>([^<]*)<`).exec(body)?.[1] ?? '';
  const number = tag('order-number');
  const payment = payments.get(number);
  const { merchantKey, authenticityToken } = keys;
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

/** Monri as tests play it. */
export const fakeMonri = { keys, answer, form } satisfies FakeProvider;
