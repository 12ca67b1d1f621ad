import { createHash, createHmac } from 'node:crypto';
import {
  type FakeAnswer,
  type FakeCall,
  type FakeForm,
  type FakePayment,
  type FakeProvider,
  type Fields,
  fits,
  message,
} from '#test/fakes/fake-provider.ts';

const keys = { mode: 'test', storeId: '12345', secretKey: 'corvus tajna', certificate: 'AAAA' } as const;

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');

/** The signatures as the provider computes them. */
const signatures = {
  sign: (fields: Record<string, string>) =>
    createHmac('sha256', keys.secretKey)
      .update(
        Object.keys(fields)
          .filter((name) => name !== 'signature')
          .sort()
          .map((name) => name + fields[name])
          .join(''),
      )
      .digest('hex'),
};

const form: FakeForm = {
  signature: 'signature',
  tellsAmount: false,
  takes: (fields) =>
    fields.signature === signatures.sign(fields) &&
    fields.store_id === keys.storeId &&
    /^\d+\.\d\d$/.test(fields.amount ?? '') &&
    fits(fields, {
      order_number: 30,
      cart: 255,
      cardholder_name: 40,
      cardholder_surname: 40,
      cardholder_address: 40,
      cardholder_city: 20,
      cardholder_zip_code: 9,
    }),
  amountOf: ({ amount = '' }) => Math.round(Number(amount) * 100),
  referenceOf: ({ order_number = '' }) => order_number,
  returns(fields, outcome) {
    const answer: Fields = {
      order_number: fields.order_number ?? '',
      language: 'hr',
      approval_code: outcome === 'approved' ? '123456' : '',
      response_code: outcome === 'approved' ? '0' : '100',
    };
    return message({ fields: { ...answer, signature: signatures.sign(answer) } });
  },
  webhook: () => undefined,
};

function answer({ path, body }: FakeCall, payments: Map<string, FakePayment>): FakeAnswer {
  const fields = Object.fromEntries(new URLSearchParams(body));
  const { hash, ...values } = fields;
  const payment = payments.get(fields.order_number ?? '');
  const expected = sha1(keys.secretKey + Object.values(values).join(''));
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

/** CorvusPay as tests play it. */
export const fakeCorvusPay = { keys, answer, form } satisfies FakeProvider;
